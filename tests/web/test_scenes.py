"""A turn told in scenes, in a real browser: in order, with dice and sums, at a pace, skipped, or without motion."""

import json
from collections import Counter

import pytest

from godsplay.present.presentation import presentation
from helpers.games import GAMES
from helpers.web.pages import SCREENSHOTS, sit_down, until, wait_for_choice
from helpers.web.scripts import describe_scene, read_script, scenes_of
from helpers.web.tables import HERE, INVITED, act, import_record, open_table

WATCH = """() => {
  const { view } = window.page;
  const show = view.show.bind(view);
  const texts = (selector) => [...document.querySelectorAll(selector)].map((node) => node.textContent.trim());
  window.seen = [];
  view.show = (moment, moving) => {
    show(moment, moving);
    window.seen.push({
      ply: moment.ply,
      scene: moment.scene,
      texts: (moment.lines ?? []).map((line) => line.text),
      dice: (moment.lines ?? []).flatMap((line) => line.dice ?? []),
      drawn: [...document.querySelectorAll("#board .prop .die")].map((die) => Number(die.dataset.face)),
      props: texts("#board .prop text").join(" "),
      told: texts("#told li").at(-1) ?? "",
      heard: document.getElementById("announcer").textContent,
      card: moment.summary?.length ? texts("#summary:not([hidden]) p") : [],
      moving: document.getAnimations().filter((each) => !(each instanceof CSSAnimation)).length,
    });
  };
}"""
QUICKLY = "Object.defineProperty(window.page.settings, 'delay', { value: 1 })"  # scene after scene, without the waiting
SETTLED = "!window.page.advancing && window.page.ply === window.page.moves"


@pytest.mark.parametrize("name", GAMES)
def test_every_scene_of_a_turn_is_shown_in_order_with_its_dice_and_sums(visit, client, server, name):
    """What the script says is what one of the players sees; the others are elsewhere."""
    script = read_script(name)
    seats = [HERE, *[INVITED] * (script.players - 1)]
    table = open_table(client, *seats, game=name, seed=script.seed)
    page = visit("/", patient=True)
    with server.client(follow_redirects=True) as others:
        for invitation in table["invitations"].values():
            others.post(invitation, data={"name": ""})
        players = [client, *[others] * (script.players - 1)]
        for move in script.moves[: script.unseen]:
            make(players, table, move)
        sit_down(page, client, table)
        until(page, f"window.page?.shown && {SETTLED}")
        page.evaluate(QUICKLY)
        page.evaluate(WATCH)
        for ply, move in enumerate(script.moves[script.unseen :], script.unseen + 1):
            make(players, table, move)
            until(page, f"window.page.moves === {ply} && {SETTLED}")
    record = script.record(len(script.moves))
    words = presentation(script.game).words.calling({}, script.game.seat_names[0])
    shown = page.evaluate("window.seen")
    for ply, move in enumerate(script.moves[script.unseen :], script.unseen + 1):
        scenes = [each for each in shown if each["ply"] == ply and each["scene"]]
        told = scenes_of(record, ply, viewer=0)
        assert [each["scene"] for each in scenes] == list(range(1, len(move.scenes) + 1)), move
        assert [describe_scene(told[each["scene"] - 1], each) for each in scenes] == move.scenes
        assert [line for each in scenes for line in each["card"]] == move.card
        for each, scene in zip(scenes, told, strict=bool(move.scenes)):
            assert each["texts"] == [words.text(event) for event in scene.events]
            assert each["texts"][-1] in each["told"]
            assert each["heard"] == "; ".join(text.removesuffix(".") for text in each["texts"]) + "."
            assert Counter(each["drawn"]) >= Counter(each["dice"])


def make(players, table, move):
    """Make a move as whoever plays that seat."""
    answer = act(players[move.seat], table, move.seat, move.action)
    assert answer.status_code == 200, answer.text


def watch(visit, client, name, pace="brisk", **options):
    """Make the move of a script that has the most scenes on the page, with everything that is shown noted."""
    script = read_script(name)
    before = script.longest()
    move = script.moves[before]
    table = import_record(client, json.loads(script.record(before).to_json()))
    page = visit("/", patient=True, **options)
    page.evaluate(f"Object.assign(localStorage, {{pace: '{pace}', confirming: 'no', hints: 'no'}})")
    sit_down(page, client, table)
    come_in(page, "window.page?.shown && !window.page.advancing")
    wait_for_choice(page)
    assert page.evaluate("window.page.seat") == move.seat
    page.evaluate(WATCH)
    choice = page.locator(f".sentence[data-action='{move.action}']")
    page.locator("#choices .fold", has=choice).locator("summary").click()
    choice.click()
    come_in(page, f"window.seen.some((each) => each.ply === {before + 1})")
    return page, before + 1


def come_in(page, condition):
    """Wait until something holds; whoever is asked for at the shared screen is there."""
    while True:
        until(page, f"!document.getElementById('curtain').hidden || ({condition})")
        if page.locator("#curtain").is_hidden():
            return
        page.locator("#curtain").get_by_role("button").click()


@pytest.mark.parametrize("name", GAMES)
def test_one_press_of_space_leads_to_the_next_decision(visit, client, name):
    page, ply = watch(visit, client, name, pace="calm")
    until(page, f"window.seen.some((each) => each.ply === {ply} && each.scene === 2)")
    page.screenshot(path=SCREENSHOTS / f"{name}-scene.png")
    shown = page.evaluate("window.seen.length")
    page.keyboard.press("Space")
    until(page, "window.page.now || !document.getElementById('curtain').hidden")
    assert page.evaluate("window.seen.length") > shown
    assert page.locator("#skip").is_hidden()


def test_a_click_on_the_board_skips_too_and_chooses_nothing(visit, client):
    page, ply = watch(visit, client, "gods-playground", pace="calm")
    until(page, f"window.seen.some((each) => each.ply === {ply} && each.scene === 2)")
    page.locator("#board").click(position={"x": 200, "y": 200})
    until(page, "window.page.now || !document.getElementById('curtain').hidden")
    assert page.evaluate("window.page.moves") == ply


@pytest.mark.parametrize("name", GAMES)
def test_whoever_wants_things_still_sees_scenes_without_motion(visit, client, name):
    page, ply = watch(visit, client, name, reduced_motion="reduce")
    until(page, f"window.seen.filter((each) => each.ply === {ply}).length > 3")
    assert {each["moving"] for each in page.evaluate("window.seen")} == {0}
