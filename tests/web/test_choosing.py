"""Choosing in a real browser: what is lit, asked, refused, folded, taken back."""

import time

import pytest

from helpers.games import GAMES
from helpers.web.pages import (
    ANSWERS,
    LIT,
    SCREENSHOTS,
    answer,
    choose_lit,
    listed,
    middle,
    moves,
    open_page,
    play_to_prompt,
    sit_down,
    spot,
    touch,
    until,
    wait_for_choice,
)
from helpers.web.servers import PATIENCE
from helpers.web.tables import EASY, HERE, INVITED, deciders, make_move, open_table, position


def test_small_steps_are_taken_back_one_by_one(visit, client):
    page, _ = open_page(visit, client, HERE, EASY, EASY)
    while wait_for_choice(page) and not page.evaluate("window.page.sealed"):
        choose_lit(page, 1)
    placed = (("5", "Prussia"), ("3", "Lithuania"))
    for block, region in placed:
        wait_for_choice(page)  # a click while a move is on its way does nothing
        listed(page, f"block {region.lower()} {block}").click()
        page.locator("#log").get_by_text(f"You place a block of {block} in {region}.").wait_for()
    for block, region in reversed(placed):
        page.get_by_role("button", name="Undo").click()
        listed(page, f"block {region.lower()} {block}").wait_for()
        assert page.get_by_text(f"You place a block of {block} in {region}.").count() == 0
    assert page.get_by_role("button", name="Undo").is_hidden()


def test_moves_that_cannot_be_taken_back_are_asked_for(visit, client):
    page, _ = open_page(visit, client, HERE, EASY, EASY, patient=True)
    wait_for_choice(page)
    before = moves(page)
    answer(page, "estate ukraine").click()
    assert "Place an estate in Ukraine?" in page.locator("#prompt").inner_text()
    page.screenshot(path=SCREENSHOTS / "confirm.png")
    page.get_by_role("button", name="Cancel").click()
    assert moves(page) == before
    answer(page, "estate ukraine").click()
    page.get_by_role("button", name="Confirm").click()
    until(page, f"window.page?.moves > {before}")


def sealed_table(client, stranger):
    """Take a table to where three seats place their blocks in secret, two of them a stranger's."""
    table = open_table(client, HERE, INVITED, INVITED)
    for link in table["invitations"].values():
        stranger.post(link, data={"name": "Jan"})
    while len(acting := deciders(client, table)) == 1:
        make_move(client if acting[0] == 0 else stranger, table, acting[0])
    return table


def test_a_question_outlasts_the_sealed_moves_of_others(visit, client, stranger):
    table = sealed_table(client, stranger)
    page = visit("/", patient=True)
    sit_down(page, client, table)
    wait_for_choice(page)
    touch(page, "block 5")
    question = answer(page, "block prussia 5")
    question.focus()
    until(page, f"window.page.ply === {make_move(stranger, table, 1)}")
    assert page.evaluate("document.activeElement.dataset.action") == "block prussia 5"
    question.click()
    page.locator("#log").get_by_text("You place a block of 5 in Prussia.").wait_for()
    while not position(client, table, 0)["question"]["choices"][0].get("final"):
        make_move(client, table, 0)
    wait_for_choice(page)
    page.locator("#choices .fold [data-action]").first.dispatch_event("click")
    assert page.locator("#confirm").is_visible()
    until(page, f"window.page.ply === {make_move(stranger, table, 2)}")
    page.locator("#confirm").click()
    until(page, "!document.querySelector('#choices [data-action]')")


def test_a_gift_is_made_while_another_family_decides(visit, client, stranger):
    table = open_table(client, HERE, INVITED, game="magnates", seed="gifts")
    stranger.post(table["invitations"]["1"], data={"name": "Jan"})
    while deciders(client, table) != [1] or not position(client, table, 0)["question"]["choices"]:
        acting = deciders(client, table)[0]
        make_move((client, stranger)[acting], table, acting)
    page = visit("/", patient=True)
    sit_down(page, client, table)
    gift = page.locator("#choices .fold [data-action^='give ']").first
    gift.wait_for(state="attached")
    assert gift.is_hidden()
    page.get_by_text("Give a Privilege away").click()
    before = moves(page)
    assert page.locator(".decision.mine").count() == 0
    assert page.get_by_role("button", name="Ask a bot").is_hidden()
    page.screenshot(path=SCREENSHOTS / "gift.png")
    gift.click()
    page.get_by_role("button", name="Confirm").click()
    until(page, f"window.page.moves === {before + 1}")
    assert deciders(client, table) == [1]


def first_block(visit, client):
    """Place the first block, in Prussia: nothing more can be placed there."""
    page, _ = open_page(visit, client, HERE, EASY, EASY)
    while wait_for_choice(page) and not page.evaluate("window.page.sealed"):
        choose_lit(page, 0)
    listed(page, "block prussia 5").click()
    until(page, "page.shown?.live.length && !page.shown.live.some((choice) => choice.action.includes('prussia'))")
    wait_for_choice(page)  # others have placed theirs meanwhile
    return page


def rest_on(page, name):
    """Rest the pointer on a thing until its card says why not: a picture that is drawn anew below it asks again."""
    end = time.monotonic() + PATIENCE
    while not page.locator("#card .why-not").count():
        assert time.monotonic() < end, name
        spot(page, name).dispatch_event("pointerover")
        page.wait_for_timeout(500)


def test_what_is_not_possible_says_why_when_pointed_at_and_when_tried(visit, client):
    page = first_block(visit, client)
    card = page.locator("#card")
    rest_on(page, "region prussia")
    reason = card.locator(".why-not").first.inner_text()
    page.locator(".stage").dispatch_event("pointerleave")
    assert card.is_hidden()
    touch(page, "region prussia")
    page.locator("#card.pinned").wait_for()
    assert reason in card.locator(".why-not").all_inner_texts()
    page.screenshot(path=SCREENSHOTS / "card.png")
    card.locator("button.rule").click()
    page.locator("#rule[open]").wait_for()
    page.locator("#rule").get_by_role("button", name="Close").click()
    page.keyboard.press("Escape")
    assert card.is_hidden()


def test_all_that_is_not_possible_is_told_to_whoever_asks(visit, client):
    page = first_block(visit, client)
    page.get_by_text("Not available right now, and why").click()
    reasons = page.locator("#choices .reasons li")
    reasons.first.wait_for()
    reasons.first.locator(".rule").click()
    page.locator("#rule[open]").wait_for()


def test_a_thing_that_nothing_can_be_done_with_says_what_it_is(visit, client):
    page, _ = open_page(visit, client, HERE, EASY, EASY)
    wait_for_choice(page)
    touch(page, "danzig")
    card = page.locator("#card.pinned")
    card.wait_for()
    assert card.locator("h3").inner_text() == "Danzig"
    assert "Price" in card.locator("dt").all_inner_texts()
    assert card.locator("button.option").count() == 0


UNKNOWN = """async () => {
  const nodes = [...document.querySelectorAll('.stage svg [data-spot]')];
  const wordless = [];
  for (const spot of new Set(nodes.map((node) => node.dataset.spot))) {
    const query = new URLSearchParams({ spot, ply: page.ply, seat: page.seat });
    const answer = await fetch(`/api/tables/${location.pathname.split('/').at(-1)}/things?${query}`);
    const { title, about } = await answer.json();
    if (!answer.ok || !title || !about) wordless.push(spot);
  }
  return wordless;
}"""


@pytest.mark.parametrize("game", GAMES)
def test_every_thing_in_the_picture_says_what_it_is(visit, client, game):
    page, _ = open_page(visit, client, HERE, EASY, EASY, game=game, seed="things")
    for number in range(6):
        wait_for_choice(page)
        choose_lit(page, number)
    wait_for_choice(page)
    assert page.evaluate(UNKNOWN) == []


def test_a_thing_with_several_verbs_offers_them_on_its_card(visit, client):
    page, _ = open_page(visit, client, HERE, EASY, EASY, game="playful-gods", seed="to be laid")
    play_to_prompt(page, "Play cards in any order")
    verbs = "new Set(node.dataset.actions.split('|').map((each) => each.split(' ')[0])).size"
    thing = page.evaluate(f"[...document.querySelectorAll({LIT!r})].find((node) => {verbs} > 1)?.dataset.spot")
    before = moves(page)
    touch(page, thing)
    page.locator("#card.pinned button.option").first.wait_for()
    assert page.evaluate("document.activeElement.closest('#card') !== null")
    assert moves(page) == before
    choose_lit(page, 0)
    assert moves(page) > before


def test_a_card_and_a_place_are_chosen_by_two_clicks(visit, client):
    page, _ = open_page(visit, client, HERE, EASY, EASY, game="magnates", seed="two clicks")
    play_to_prompt(page, "Place a Family card face down")
    before = moves(page)
    touch(page, "hand 14")
    assert {action.split(" ")[-1] for action in lit_actions(page)} == {"14"}
    touch(page, "spot hetman")
    until(page, f"window.page?.moves > {before}")
    page.locator("#log").get_by_text("You place the 14 at the Hetman.").wait_for()


def test_a_place_can_be_chosen_before_its_card(visit, client):
    page, _ = open_page(visit, client, HERE, EASY, EASY, game="magnates", seed="two clicks")
    play_to_prompt(page, "Place a Family card face down")
    touch(page, "spot hetman")
    assert {action.split(" ")[1] for action in lit_actions(page)} == {"hetman"}
    touch(page, "hand 14")
    page.locator("#log").get_by_text("You place the 14 at the Hetman.").wait_for()


def glow(page, name):
    """Return the colour around a thing in the picture."""
    return spot(page, name).locator(".halo").first.evaluate("(halo) => getComputedStyle(halo).stroke")


def test_a_place_that_is_chosen_first_is_named_and_glows_until_its_card_is_chosen(visit, client):
    page, _ = open_page(visit, client, HERE, EASY, EASY, game="magnates", seed="two clicks")
    play_to_prompt(page, "Place a Family card face down")
    touch(page, "spot hetman")
    page.locator("#prompt", has_text="Hetman").wait_for()
    assert glow(page, "spot hetman") != "none"
    assert glow(page, "spot primate") == "none"


def test_a_button_that_is_pointed_at_lets_its_place_glow(visit, client):
    page, _ = open_page(visit, client, HERE, EASY, EASY, game="magnates", seed="two clicks")
    play_to_prompt(page, "Place your first Estate")
    before = glow(page, "province ukraine")
    page.locator(ANSWERS).filter(has_text="Ukraine").hover()
    assert glow(page, "province ukraine") not in ("none", before)


def test_a_card_is_lifted_and_dropped_at_its_place(visit, client):
    page, _ = open_page(visit, client, HERE, EASY, EASY, game="magnates", seed="two clicks")
    play_to_prompt(page, "Place a Family card face down")
    before = moves(page)
    for place in ("phase senate", "spot hetman"):  # beside all places it goes back into the hand
        assert moves(page) == before
        page.mouse.move(*middle(spot(page, "hand 14")))
        page.mouse.down()
        page.mouse.move(*middle(spot(page, place)), steps=5)
        page.mouse.up()
    page.locator("#log").get_by_text("You place the 14 at the Hetman.").wait_for()


def lit_actions(page):
    """List all choices that are lit."""
    return page.evaluate(f"[...document.querySelectorAll({LIT!r})].flatMap((node) => node.dataset.actions.split('|'))")


def test_a_step_on_the_way_is_taken_back_before_anything_is_sent(visit, client):
    page, _ = open_page(visit, client, HERE, EASY, EASY, game="magnates", seed="two clicks")
    play_to_prompt(page, "Place a Family card face down")
    offered = page.locator(ANSWERS).all_inner_texts()
    page.locator(ANSWERS).first.click()
    assert page.locator(ANSWERS).all_inner_texts() != offered
    page.locator("#cancel").click()
    assert page.locator(ANSWERS).all_inner_texts() == offered


def test_a_card_to_be_laid_is_taken_back_before_its_board_is_chosen(visit, client):
    page, _ = open_page(visit, client, HERE, EASY, EASY, game="playful-gods", seed="to be laid")
    play_to_prompt(page, "Play cards in any order")
    before = moves(page)
    place = page.locator("#choices .fold [data-action^='place ']").first.get_attribute("data-action")
    listed(page, place).click()
    page.locator("#choices [data-action^='block ']").first.wait_for(state="attached")
    page.get_by_role("button", name="Undo").click()
    until(page, f"window.page?.moves === {before}")
    listed(page, place).wait_for()


def test_what_is_possible_beside_any_decision_is_folded_until_it_is_wanted(visit, client):
    page, _ = open_page(visit, client, HERE, EASY, EASY, game="magnates", seed="two clicks")
    play_to_prompt(page, "Place one Family card face down at each of 5 Conflicts")
    asides = page.locator("#choices .fold [data-action^='give ']")
    fold = page.get_by_text(f"Give a Privilege away ({asides.count()})")
    assert page.locator(ANSWERS).first.is_visible()
    assert asides.first.is_hidden()
    fold.click()
    assert asides.last.is_visible()
    page.locator(ANSWERS).first.click()
    assert asides.last.is_visible()  # what somebody has unfolded stays so


def watch_moves(page):
    """Note what is sent instead of sending it."""
    page.evaluate("() => { window.sent = []; window.page.act = async (action) => { window.sent.push(action); }; }")


def test_a_double_click_on_a_choice_does_not_answer_the_question_that_follows(visit, client):
    page, _ = open_page(visit, client, HERE, EASY, EASY, patient=True)
    wait_for_choice(page)
    watch_moves(page)
    button = answer(page, "estate ukraine")
    page.mouse.dblclick(*middle(button))
    assert page.locator("#confirm").is_visible()
    assert page.evaluate("window.sent") == []
    button.focus()
    page.keyboard.press("Enter")
    assert page.evaluate("window.sent") == ["estate ukraine"]


def test_a_double_click_on_a_card_does_not_choose_what_opens_under_the_pointer(visit, client):
    page, _ = open_page(visit, client, HERE, EASY, EASY, game="magnates", seed="two clicks")
    play_to_prompt(page, "Place a Family card face down")
    watch_moves(page)
    page.mouse.dblclick(*middle(spot(page, "hand 14")))
    assert {action.split(" ")[-1] for action in lit_actions(page)} == {"14"}
    page.wait_for_timeout(500)
    assert page.locator("#card").is_hidden()
    assert page.evaluate("window.sent") == []


def test_a_hint_is_shown_on_the_board(visit, client):
    page, _ = open_page(visit, client, HERE, EASY, EASY)
    wait_for_choice(page)
    page.get_by_role("button", name="Ask a bot").click()
    page.get_by_text("A bot would:").wait_for()
    assert page.locator("#choices > :first-child .hinted").count() == 1
    assert page.locator(".stage svg .hinted").count() >= 1
