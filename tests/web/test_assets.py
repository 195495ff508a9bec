"""Scripts and styles under addresses that change with them, and pages that outlive an upgrade of the server."""

import re

from godsplay.web.pages.assets import FOLDER, asset, asset_version
from helpers.web.pages import choose_lit, moves, open_page, wait_for_choice
from helpers.web.tables import EASY, GAME, HERE

IMPORT = re.compile(r'^(?:import|export) (?:.+ from )?"(.+)";$', re.MULTILINE)


def test_all_pages_take_their_assets_from_one_version(client):
    for place in ("/", f"/new/{GAME}", f"/rules/{GAME}", f"/sources/{GAME}", "/nowhere"):
        addresses = re.findall(r'(?:src|href)="(/static/[^"]*)"', client.get(place).text)
        assert len(addresses) > 3
        assert all(each.startswith(f"/static/{asset_version()}/") for each in addresses)
        assert {client.get(each).status_code for each in addresses} == {200}


def test_assets_are_kept_for_good(client):
    for path in FOLDER.rglob("*.*"):
        answer = client.get(asset(path.relative_to(FOLDER).as_posix()))
        assert answer.content == path.read_bytes()
        assert answer.headers["cache-control"] == "max-age=31536000, public, immutable"


def test_scripts_import_their_neighbours_of_the_same_version():
    found = {path.name: IMPORT.findall(path.read_text()) for path in FOLDER.glob("*.js")}
    assert sum(map(len, found.values())) > 50
    for imports in found.values():
        assert all(each.startswith("./") and each.removeprefix("./") in found for each in imports)


def test_styles_use_only_measures_and_colours_that_are_given():
    styles = "".join(path.read_text() for path in FOLDER.glob("*.css"))
    scripts = "".join(path.read_text() for path in FOLDER.glob("*.js"))
    used = set(re.findall(r"var\((--[a-z-]+)", styles))
    given = set(re.findall(r"(--[a-z-]+):", styles)) | set(re.findall(r'"(--[a-z-]+)"', scripts))
    assert len(used) > 15
    assert used <= given


def test_an_asset_of_another_version_is_not_found(client):
    assert client.get("/static/0123456789abcdef/main.js").status_code == 404
    assert client.get("/static/main.js").status_code == 404
    assert client.get(f"/static/{asset_version()}/../../templating.py").status_code == 404


def test_the_version_changes_with_any_asset(monkeypatch, tmp_path):
    monkeypatch.setattr("godsplay.web.pages.assets.FOLDER", tmp_path)
    seen = set()
    for name, text in (("a.js", "1"), ("a.js", "2"), ("b.js", "2"), ("a.js", "1")):
        (tmp_path / name).write_text(text)
        seen.add(asset_version.__wrapped__())
    (tmp_path / "b.js").rename(tmp_path / "c.js")
    seen.add(asset_version.__wrapped__())
    (tmp_path / "fonts").mkdir()
    (tmp_path / "fonts" / "serif.woff2").write_text("3")
    seen.add(asset_version.__wrapped__())
    assert len(seen) == 6


def lose_version(page):
    """Let a page believe that it is older than the server, and connect again."""
    page.evaluate("""() => {
      window.page.view.upgrade.version = "older";
      window.page.connection.line.close();
    }""")


def test_a_page_of_an_older_version_loads_itself_anew_and_loses_nothing(visit, client):
    page, _ = open_page(visit, client, HERE, EASY, EASY)
    wait_for_choice(page)
    choose_lit(page, 0)
    wait_for_choice(page)
    before = moves(page)
    with page.expect_event("load"):
        lose_version(page)
    assert wait_for_choice(page)
    assert moves(page) == before
    choose_lit(page, 0)


def test_whoever_is_in_the_middle_of_something_is_asked_first(visit, client):
    page, _ = open_page(visit, client, HERE, EASY, EASY)
    wait_for_choice(page)
    page.evaluate("document.querySelector('#chat-form input').value = 'half a senten'")
    lose_version(page)
    page.get_by_text("There’s a newer version of this page.").wait_for()
    assert page.evaluate("document.querySelector('#chat-form input').value") == "half a senten"
    with page.expect_event("load"):
        page.get_by_role("button", name="Reload").click()
    assert wait_for_choice(page)
