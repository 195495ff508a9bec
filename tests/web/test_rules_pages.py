"""The rules in a browser: contents, search, links to single rules, pictures from the engine."""

import pytest

from godsplay.games import game
from godsplay.present.presentation import presentation
from helpers.games import GAMES

CUT = """(tables) => tables.filter((table) => table.scrollWidth > table.clientWidth + 1)
    .map((table) => table.closest("section").id)"""


@pytest.mark.parametrize("name", GAMES)
def test_every_picture_and_icon_of_the_rules_is_served(client, name):
    display = presentation(game(name))
    addresses = [f"pictures/{example}" for example in display.examples.all]
    addresses += [f"pictures/{name}-after" for name, example in display.examples.all.items() if example.after]
    addresses += [f"icons/{icon}" for icon in display.icons()]
    for address in addresses:
        answer = client.get(f"/rules/{name}/{address}.svg")
        assert answer.status_code == 200, address
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert "default-src 'none'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("address", ["pictures/atlantis.svg", "icons/atlantis.svg", "pictures/..%2Fturn.json"])
def test_what_the_rules_do_not_show_is_not_found(client, address):
    assert client.get(f"/rules/gods-playground/{address}").status_code == 404


@pytest.mark.parametrize("name", GAMES)
def test_every_picture_on_the_page_loads(visit, name):
    page = visit(f"/rules/{name}")
    broken = page.evaluate("""async () => {
        const pictures = [...document.querySelectorAll("#rules img")];
        for (const picture of pictures) picture.loading = "eager";
        await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
        return pictures.filter((picture) => !picture.naturalWidth).map((picture) => picture.src);
    }""")
    assert broken == []


def test_a_search_leaves_the_sections_that_speak_of_it(visit):
    page = visit("/rules/gods-playground")
    page.locator("body").press("/")
    page.keyboard.type("liberum veto")
    assert page.locator("#rules section:visible").count() < page.locator("#rules section").count()
    assert page.locator("#liberum-veto").is_visible()
    page.goto("/rules/gods-playground#income")
    assert page.locator("#income").is_visible()


def test_a_page_without_what_is_looked_for_says_so(visit):
    page = visit("/rules/gods-playground")
    page.locator("#search").fill("submarine")
    assert page.locator("#rules section:visible").count() == 0
    assert page.locator("#found").inner_text() == "Nothing found"


def test_on_a_phone_the_contents_open_on_demand_and_close_behind_a_choice(visit):
    page = visit("/rules/gods-playground")
    page.set_viewport_size({"width": 390, "height": 844})
    page.reload()
    assert not page.locator("#contents li").first.is_visible()
    page.locator("#contents > summary").click()
    page.locator("#contents a[href='#income']").click()
    page.locator("#contents li").first.wait_for(state="hidden")
    assert page.locator("#income").is_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_picture_too_wide_for_a_phone_opens_by_itself(visit):
    page = visit("/rules/magnates")
    wide = page.locator("#rules .figure:has(img[src*='round-sejm.svg']) a")
    assert wide.get_attribute("href") == "/rules/magnates/pictures/round-sejm.svg"
    assert page.locator("#rules .figure:has(img[src*='round-conflicts.svg']) a").count() == 0


@pytest.mark.parametrize(
    ("name", "wanted", "rule"),
    [
        ("gods-playground", "VP", "victory-points"),
        ("gods-playground", "tie-break", "winning"),
        ("magnates", "turn order", "turn-order"),
        ("magnates", "majority", "dominance"),
        ("playful-gods", "setup", "set-up"),
        ("playful-gods", "joker", "cards"),
    ],
)
def test_a_newcomers_word_leads_to_the_rule_which_comes_first(visit, name, wanted, rule):
    page = visit(f"/rules/{name}")
    page.locator("#search").fill(wanted)
    shown = page.locator("#rules section:visible")
    tops = shown.evaluate_all(
        "(parts) => parts.map((part) => [part.getBoundingClientRect().top, part.id]).sort((a, b) => a[0] - b[0])"
    )
    assert tops[0][1] == rule


@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize("name", GAMES)
def test_no_table_is_wider_than_its_column(visit, name, width):
    page = visit(f"/rules/{name}", viewport={"width": width, "height": 844})
    tables = page.locator("#rules table")
    assert tables.count() > 0
    assert tables.evaluate_all(CUT) == []
