"""The guide for a first game: hints on the real board, in the order of need, until nobody wants them."""

import msgspec
import pytest

import godsplay
from godsplay.present.hints import read_hints
from godsplay.present.presentation import presentation
from godsplay.web.views.guide import guide
from helpers.games import GAMES
from helpers.web.pages import PHONE, SCREENSHOTS, answer, choose_lit, open_page, until, wait_for_choice
from helpers.web.tables import EASY, GAME, HERE

MOST_WORDS = 60  # a hint is read while somebody waits


@pytest.mark.parametrize("name", GAMES)
def test_every_hint_has_words_a_moment_and_a_rule_that_exist(name):
    game = godsplay.game(name)
    verbs = {action.notation.partition(" ")[0] for action in game.actions}
    for hint in presentation(game).hints:
        assert set(hint.steps) <= set(game.steps)
        assert set(hint.chosen) <= verbs
        assert not hint.rule or hint.rule in presentation(game).rulebook.sections
    told = guide(game)
    assert all(hint.title and hint.text and len(hint.text.split()) < MOST_WORDS for hint in told)
    assert len({hint.key for hint in told}) == len(told)
    words = {f"hint-{hint.name}{part}" for hint in presentation(game).hints for part in ("", "-title")}
    assert words == set(presentation(game).words.keys("hint-"))


@pytest.mark.parametrize("name", GAMES)
def test_the_first_hint_says_what_the_game_is_about(name):
    assert guide(godsplay.game(name))[0].key == f"{name}/about"


def pictures(game, hints):
    """Draw, for every hint, a moment of random play at which it is shown."""
    waiting = {hint.name: hint for hint in hints if hint.shows}
    for seed in range(9):
        state, luck, chosen = game.new(players=3, seed=seed), godsplay.Seeded(f"hints {seed}"), {}
        while waiting and not state.over:
            seat = state.to_act[0]
            legal = state.legal(seat)
            for hint in list(waiting.values()):
                in_time = not hint.steps or state.stack[-1].step.name in hint.steps
                if in_time and (not hint.chosen or chosen.get(seat) in hint.chosen):
                    yield waiting.pop(hint.name), seat, presentation(game).draw(state.seen(seat), legal)
            action = legal[luck.below(len(legal))]
            chosen[seat] = action.notation.partition(" ")[0]
            state.apply(seat, action)
    assert not waiting


@pytest.mark.parametrize("name", GAMES)
def test_what_a_hint_is_about_is_in_the_picture(browser, name):
    game = godsplay.game(name)
    page = browser.new_page()
    for hint, seat, picture in pictures(game, presentation(game).hints):
        page.set_content(picture)
        assert page.locator(hint.shows.replace("{seat}", game.seat_names[seat])).count(), hint.name
    page.close()


def test_a_game_may_bring_no_hints_and_a_misspelt_one_is_named(tmp_path):
    file = tmp_path / "hints.toml"
    assert read_hints(file) == []
    file.write_text('[[hint]]\nname = "about"\nstep = "set-up"\n')
    with pytest.raises(msgspec.ValidationError, match="step"):
        read_hints(file)


def first_visit(visit, client, game=GAME, **options):
    """Sit down at a first table, in a browser that has never shown a hint."""
    page, _ = open_page(visit, client, HERE, EASY, EASY, game=game, patient=True, **options)
    wait_for_choice(page)
    return page


def test_a_newcomer_reads_one_hint_after_the_other_and_each_once(visit, client):
    page = first_visit(visit, client)
    hint, title = page.locator("#guide"), page.locator("#guide h2")
    assert title.inner_text() == "Three families, one Poland"
    assert page.locator("#board .ring rect").count()
    page.screenshot(path=SCREENSHOTS / "guide.png")
    page.get_by_role("button", name="Got it").click()
    assert title.inner_text() == "How to choose"
    page.get_by_role("button", name="Got it").click()
    page.reload()
    wait_for_choice(page)
    assert title.inner_text() == "Estates"
    page.get_by_role("button", name="Got it").click()
    assert hint.is_hidden()
    assert page.locator("#board .ring").count() == 0


def test_what_was_chosen_leads_to_its_own_hint(visit, client):
    page = first_visit(visit, client)
    while page.locator("#guide").is_visible():
        page.get_by_role("button", name="Got it").click()
    answer(page, "estate ukraine").click()
    assert page.locator("#confirm").is_visible()
    assert page.locator("#guide h2").inner_text() == "What an estate earns"


def test_hints_can_be_sent_away_and_brought_back(visit, client):
    page = first_visit(visit, client)
    page.get_by_role("button", name="Got it").click()
    page.get_by_role("button", name="No more hints").click()
    assert page.locator("#guide").is_hidden()
    page.reload()
    wait_for_choice(page)
    assert page.locator("#guide").is_hidden()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Show the first-game hints again").click()
    assert page.locator("#guide h2").inner_text() == "Three families, one Poland"


def test_hints_are_read_and_dismissed_by_keyboard(visit, client):
    page = first_visit(visit, client)
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('#guide .got-it')"):
            break
    assert page.get_attribute("#guide", "aria-live") == "polite"
    while page.locator("#guide").is_visible():
        assert page.evaluate("document.activeElement.matches('#guide .got-it')")
        page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "board"


def covers(box, other):
    """Whether two parts of a page lie over each other."""
    beside = box["x"] + box["width"] <= other["x"] or other["x"] + other["width"] <= box["x"]
    return not beside and box["y"] < other["y"] + other["height"] and other["y"] < box["y"] + box["height"]


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_covers_nothing_that_can_be_chosen(visit, client, name):
    page = first_visit(visit, client, game=name, viewport={"width": 1280, "height": 800})
    while page.locator("#guide").is_visible():
        hint = page.locator("#guide").bounding_box()
        for part in ("#board", "#own-sheets", "#choices", ".prompt", ".players"):
            assert not covers(hint, page.locator(part).bounding_box()), page.locator("#guide h2").inner_text()
        page.get_by_role("button", name="Got it").click()


@pytest.mark.parametrize("name", GAMES)
def test_the_longest_hint_covers_no_player_and_can_be_read_whole(visit, client, name):
    page = first_visit(visit, client, game=name, viewport={"width": 1280, "height": 800})
    longest = max((hint.text for hint in guide(godsplay.game(name))), key=len)
    page.evaluate("text => document.querySelector('#guide p').replaceChildren(text)", longest)
    assert not covers(page.locator("#guide").bounding_box(), page.locator(".players").bounding_box())
    assert page.evaluate("(box => box.scrollHeight <= box.clientHeight + 1)(document.getElementById('guide'))")


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_on_a_phone_leaves_the_decision_free_and_takes_a_strip_of_the_board(visit, client, name):
    page = first_visit(visit, client, game=name, viewport=PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    hint = page.locator("#guide").bounding_box()
    for part in ("#choices", ".prompt", ".top"):
        assert not covers(hint, page.locator(part).bounding_box())
    assert hint["height"] < page.locator("#board").bounding_box()["height"] / 6


def test_whoever_looks_on_gets_no_hints(visit, client):
    page = first_visit(visit, client)
    watcher = visit(page.url, patient=True)
    until(watcher, "window.page?.shown")
    assert watcher.locator("#guide").is_hidden()


def test_a_general_hint_makes_way_for_what_the_next_decision_needs(visit, client):
    page = first_visit(visit, client)
    page.evaluate("localStorage.setItem('confirming', 'no')")
    page.reload()
    wait_for_choice(page)
    assert page.locator("#guide h2").inner_text() == "Three families, one Poland"
    answer(page, "estate ukraine").click()
    until(page, "document.querySelector('#guide h2')?.textContent === 'Estates'")
    page.reload()
    wait_for_choice(page)
    assert page.locator("#guide h2").inner_text() == "How to choose"


def test_a_hint_on_a_phone_is_its_title_until_it_is_tapped(visit, client):
    page = first_visit(visit, client, viewport=PHONE)
    assert page.locator("#guide h2").is_visible()
    assert page.locator("#guide p").is_hidden()
    page.locator("#guide summary").click()
    page.get_by_role("button", name="Got it").click()
    assert page.locator("#guide h2").inner_text() == "How to choose"


RINGS = """[...document.querySelectorAll('#own-sheets .ring rect')].map((ring) =>
  ["x", "y", "width", "height"].map((name) => Math.round(ring.getAttribute(name))))"""


def test_what_has_travelled_is_ringed_where_it_has_come_to_rest(visit, client):
    """The fan of cards closes up when one is placed; rings measured on its way would stand beside it."""
    page = first_visit(visit, client, game="magnates", seed="rings")
    page.evaluate("localStorage.setItem('confirming', 'no')")
    page.reload()
    while wait_for_choice(page) and page.locator("#guide h2").inner_text() != "Thirteen cards for a round":
        choose_lit(page, 0)
    until(page, "document.querySelector('#own-sheets .ring rect')")
    shown = page.evaluate(RINGS)
    page.reload()
    wait_for_choice(page)
    while page.locator("#guide h2").inner_text() != "Thirteen cards for a round":
        page.get_by_role("button", name="Got it").click()
    assert shown == page.evaluate(RINGS)
