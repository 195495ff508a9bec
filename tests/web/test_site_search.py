"""The search of the site finds the rules, too."""

import json

import pytest

from helpers.web.servers import in_thread
from static_site.reference import build_reference
from static_site.rules_search import add_rules

GUIDE = {"location": "hosting/", "title": "Hosting", "text": ""}


@pytest.fixture(scope="module")
def listed(tmp_path_factory):
    """What the search knows after the rules were added, and the folder of the site."""
    site = tmp_path_factory.mktemp("site")
    (site / "search").mkdir()
    index = site / "search" / "search_index.json"
    index.write_text(json.dumps({"docs": [GUIDE]}), encoding="utf-8")
    in_thread(build_reference, site)
    assert add_rules(site) == len(json.loads(index.read_text(encoding="utf-8"))["docs"]) - 1
    return site, json.loads(index.read_text(encoding="utf-8"))["docs"]


def test_every_section_found_is_a_place_in_a_page(listed):
    site, entries = listed
    assert entries[0] == GUIDE
    for entry in entries[1:]:
        file, _, place = entry["location"].partition("#")
        assert not place or f'id="{place}"' in (site / file).read_text(encoding="utf-8")
        assert entry["title"], entry
        assert not entry["title"].endswith("#")


@pytest.mark.parametrize(
    ("word", "location"),
    [
        ("Interregnum", "rules/magnates/index.html#turn"),
        ("Hephaestus", "rules/playful-gods/index.html#god-cards"),
        ("Sejm", "rules/gods-playground/index.html"),
    ],
)
def test_a_word_of_the_rules_leads_to_its_section(listed, word, location):
    _, entries = listed
    found = [entry["location"] for entry in entries if word in entry["title"] + entry["text"]]
    assert any(each.startswith(location) for each in found), found
