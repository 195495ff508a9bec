"""The pages for everybody: what axe-core finds, in light and dark, before, during and after a game."""

import shutil
import subprocess
import tarfile

import pytest
from test_play import choose_lit, open_page, wait_for_choice
from test_web_interface import EASY, GAME, HERE, open_table, play_on

SERIOUS = ("serious", "critical")


@pytest.fixture(scope="session")
def axe(tmp_path_factory):
    """Fetch axe-core for this run; it is no part of the product."""
    folder = tmp_path_factory.mktemp("axe")
    if shutil.which("npm") is None:
        pytest.skip("there is no npm here to fetch axe-core with")
    fetched = subprocess.run(["npm", "pack", "axe-core@4", "--silent"], cwd=folder, capture_output=True, check=False)
    if fetched.returncode != 0:
        pytest.skip("axe-core could not be fetched")
    with tarfile.open(next(folder.glob("*.tgz"))) as archive:
        source = archive.extractfile("package/axe.min.js")
        assert source is not None
        return source.read().decode()


def findings(page, axe):
    page.evaluate(f"() => {{ {axe} }}")
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{each['id']}: {node['html'][:150]} {node['failureSummary'][:200]}"
        for each in found["violations"]
        if each["impact"] in SERIOUS
        for node in each["nodes"][:3]
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("place", ["/", f"/new/{GAME}", f"/rules/{GAME}", f"/sources/{GAME}", "/nowhere"])
def test_pages_have_no_serious_findings(visit, axe, place, scheme):
    assert findings(visit(place, color_scheme=scheme), axe) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_table_has_no_serious_findings(visit, client, axe, scheme):
    page, _ = open_page(visit, client, HERE, EASY, EASY, color_scheme=scheme)
    for number in range(6):
        assert wait_for_choice(page)
        choose_lit(page, number)
    wait_for_choice(page)
    assert not findings(page, axe)
    page.locator("#prompt .rule").click()
    page.locator("#rule[open]").wait_for()
    assert not findings(page, axe)


def test_the_end_has_no_serious_findings(visit, client, axe):
    table = open_table(client)
    assert play_on(client, table, lambda shown: False) is None
    page = visit(f"/t/{table['table']}")
    page.locator("#ending[open]").wait_for()
    assert not findings(page, axe)
