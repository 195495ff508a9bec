"""Choosing in a real browser: what is lit, asked, refused, folded, taken back."""

from godsplay.web.pages.assets import asset
from helpers.web.pages import (
    SCREENSHOTS,
    choose_lit,
    middle,
    moves,
    open_page,
    play_to_prompt,
    sit_down,
    until,
    wait_for_choice,
)
from helpers.web.tables import EASY, HERE, INVITED, deciders, make_move, open_table, position


def test_small_steps_are_taken_back_one_by_one(visit, client):
    page, _ = open_page(visit, client, HERE, EASY, EASY)
    while wait_for_choice(page) and not page.evaluate("window.page.sealed"):
        choose_lit(page, 1)
    placed = (("5", "Prussia"), ("3", "Lithuania"))
    for block, region in placed:
        wait_for_choice(page)  # a click while a move is on its way does nothing
        page.locator(f"#choices [data-action='block {region.lower()} {block}']").click()
        page.locator("#log").get_by_text(f"You place a block of {block} in {region}.").wait_for()
    for block, region in reversed(placed):
        page.get_by_role("button", name="Undo").click()
        page.locator(f"#choices [data-action='block {region.lower()} {block}']").wait_for()
        assert page.get_by_text(f"You place a block of {block} in {region}.").count() == 0
    assert page.get_by_role("button", name="Undo").is_hidden()


def test_moves_that_cannot_be_taken_back_are_asked_for(visit, client):
    page, _ = open_page(visit, client, HERE, EASY, EASY, patient=True)
    wait_for_choice(page)
    before = moves(page)
    page.locator("#choices [data-action='estate ukraine']").click()
    assert "Place an estate in the Ukraine?" in page.locator("#prompt").inner_text()
    page.screenshot(path=SCREENSHOTS / "confirm.png")
    page.get_by_role("button", name="Cancel").click()
    assert moves(page) == before
    page.locator("#choices [data-action='estate ukraine']").click()
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
    page.locator("#board [data-actions*='block prussia 5|']").first.dispatch_event("click")
    question = page.locator("#menu button[data-action='block prussia 5']")
    question.focus()
    until(page, f"window.page.ply === {make_move(stranger, table, 1)}")
    assert page.evaluate("document.activeElement.dataset.action") == "block prussia 5"
    question.click()
    page.locator("#log").get_by_text("You place a block of 5 in Prussia.").wait_for()
    while not position(client, table, 0)["snapshot"]["choices"][0]["final"]:
        make_move(client, table, 0)
    wait_for_choice(page)
    page.locator("#choices [data-action]").first.click()
    assert page.locator("#confirm").is_visible()
    until(page, f"window.page.ply === {make_move(stranger, table, 2)}")
    page.locator("#confirm").click()
    until(page, "!document.querySelector('#choices [data-action]')")


def test_a_gift_is_made_while_another_family_decides(visit, client, stranger):
    table = open_table(client, HERE, INVITED, game="magnates", seed="gifts")
    stranger.post(table["invitations"]["1"], data={"name": "Jan"})
    while deciders(client, table) != [1] or not position(client, table, 0)["snapshot"]["choices"]:
        acting = deciders(client, table)[0]
        make_move((client, stranger)[acting], table, acting)
    page = visit("/", patient=True)
    sit_down(page, client, table)
    page.get_by_text("Give a Privilege away").click()
    before = moves(page)
    assert page.locator(".prompt.mine").count() == 0
    assert page.get_by_role("button", name="Hint").is_hidden()
    page.screenshot(path=SCREENSHOTS / "gift.png")
    page.locator("#choices [data-action^='give ']").first.click()
    page.get_by_role("button", name="Confirm").click()
    until(page, f"window.page.moves === {before + 1}")
    assert deciders(client, table) == [1]


def test_what_is_not_possible_says_why_when_pointed_at_and_when_tried(visit, client):
    """After the first block in Prussia nothing more can be placed there, nor the same block elsewhere."""
    page, _ = open_page(visit, client, HERE, EASY, EASY)
    while wait_for_choice(page) and not page.evaluate("window.page.sealed"):
        choose_lit(page, 0)
    page.locator("#choices [data-action='block prussia 5']").click()
    barred = page.locator("#board [data-barred*='block prussia 4']").first
    barred.wait_for(state="attached")
    barred.dispatch_event("pointerover")
    page.locator("#refusal-tip").wait_for()
    reason = page.locator("#refusal-tip p").first.inner_text()
    assert reason
    barred.dispatch_event("click")
    assert reason in page.locator("#toast").inner_text()
    page.locator("#toast .rule").click()
    page.locator("#rule[open]").wait_for()
    page.get_by_role("button", name="Close").click()
    page.get_by_text("What is not possible now, and why").click()
    assert page.locator("#choices li", has_text=reason).is_visible()


def test_a_piece_that_nothing_can_be_done_with_says_what_is_asked(visit, client):
    page, _ = open_page(visit, client, HERE, EASY, EASY)
    wait_for_choice(page)
    page.locator("#board .danzig title").first.evaluate(
        "node => node.parentNode.dispatchEvent(new MouseEvent('click', {bubbles: true}))"
    )
    assert "That is not asked for now." in page.locator("#toast").inner_text()


def test_a_card_and_a_place_are_chosen_by_two_clicks(visit, client):
    page, _ = open_page(visit, client, HERE, EASY, EASY, game="magnates", seed="two clicks")
    play_to_prompt(page, "Place a Family card face down")
    before = moves(page)
    asked = page.evaluate("[...document.querySelectorAll('#choices [data-action]')][0].dataset.action")
    lit = page.locator(f"#board [data-actions*='{asked}']")
    assert lit.count() > 1
    lit.nth(0).dispatch_event("click")
    assert page.locator("#menu").is_visible()
    lit.nth(1).dispatch_event("click")
    until(page, f"window.page?.moves > {before}")


def test_a_card_to_be_laid_is_taken_back_before_its_board_is_chosen(visit, client):
    page, _ = open_page(visit, client, HERE, EASY, EASY, game="playful-gods", seed="to be laid")
    for number in range(40):
        wait_for_choice(page)
        if page.locator("#choices [data-action^='place ']").count():
            break
        choose_lit(page, number)
    before = moves(page)
    page.locator("#choices [data-action^='place ']").first.click()
    page.locator("#choices [data-action^='block ']").first.wait_for()
    page.get_by_role("button", name="Undo").click()
    until(page, f"window.page?.moves === {before}")
    page.locator("#choices [data-action^='place ']").first.wait_for()


ASIDES = """async (script) => {
  const { Choices } = await import(script);
  const choices = page.snapshot.live;
  const button = ({ action, text }) => ({ action, text });
  const group = (kind, title, members) =>
    ({ kind, title, heading: "", note: "", rows: [{ heading: "", note: "", buttons: members.map(button) }] });
  const groups = [group("usual", "", choices.slice(0, 1)), group("aside", "Give something away", choices.slice(1))];
  window.shown = new Choices({ choose() {}, rule() {} });
  window.shown.show(choices, groups, []);
  return choices.map((choice) => choice.action);
}"""


def test_what_is_possible_beside_any_decision_is_folded_until_it_is_wanted(visit, client):
    page, _ = open_page(visit, client, HERE, EASY, EASY)
    wait_for_choice(page)
    asked, *asides = page.evaluate(ASIDES, asset("choices.js"))
    button = page.locator(f"#choices [data-action='{asides[-1]}']")
    assert page.locator(f"#choices [data-action='{asked}']").is_visible()
    assert button.is_hidden()
    page.get_by_text(f"Give something away ({len(asides)})").click()
    assert button.is_visible()
    page.get_by_text(f"Give something away ({len(asides)})").click()
    page.evaluate("action => window.shown.reveal(action)", asides[-1])
    assert button.is_visible()


def watch_moves(page):
    """Note what is sent instead of sending it."""
    page.evaluate("() => { window.sent = []; window.page.act = async (action) => { window.sent.push(action); }; }")


def test_a_double_click_on_a_choice_does_not_answer_the_question_that_follows(visit, client):
    page, _ = open_page(visit, client, HERE, EASY, EASY, patient=True)
    wait_for_choice(page)
    watch_moves(page)
    button = page.locator("#choices [data-action='estate ukraine']")
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
    page.mouse.dblclick(*middle(page.locator("#board [data-piece^='card-'][data-actions*='|']").last))
    assert page.locator("#menu").is_visible()
    assert page.evaluate("window.sent") == []


def test_a_hint_is_shown_on_the_board(visit, client):
    page, _ = open_page(visit, client, HERE, EASY, EASY)
    wait_for_choice(page)
    page.get_by_role("button", name="Ask a bot").click()
    page.get_by_text("A bot would:").wait_for()
    assert page.locator("#choices .hinted").count() == 1
