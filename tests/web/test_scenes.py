"""A move told in scenes, in a real browser: in order, with dice and sums, at a pace, skipped, or without motion."""

import json

import pytest

import godsplay
from godsplay.present.presentation import presentation
from godsplay.present.staging import stage
from helpers.games import GAMES
from helpers.web.pages import SCREENSHOTS, sit_down, until, wait_for_choice
from helpers.web.tables import import_record

SCENES = {"gods-playground": 8, "magnates": 4, "playful-gods": 2}  # that a move must have to be worth watching
WATCH = """() => {
  const { view } = window.page;
  const show = view.show.bind(view);
  window.seen = [];
  view.show = (moment, moving) => {
    show(moment, moving);
    const props = [...document.querySelectorAll("#board .prop")];
    window.seen.push({
      ply: moment.ply,
      scene: moment.scene,
      texts: (moment.lines ?? []).map((line) => line.text),
      dice: (moment.lines ?? []).flatMap((line) => line.dice ?? []),
      drawn: document.querySelectorAll("#board .prop .die").length,
      props: props.map((prop) => prop.textContent.trim()),
      told: document.getElementById("told").lastElementChild?.textContent ?? "",
      moving: document.getAnimations().filter((each) => !(each instanceof CSSAnimation)).length,
    });
  };
}"""


def move_with_scenes(name):
    """Play at random until an open move has many scenes; return the record before it, with seat and action."""
    display = presentation(godsplay.game(name))
    for seed in range(20):
        record = godsplay.Record(godsplay.game(name), players=3, seed=seed)
        luck = godsplay.Seeded(f"scenes {seed}")
        while not record.state.over:
            seat = record.state.to_act[0]
            legal = record.state.legal(seat)
            action = legal[luck.below(len(legal))]
            trial = record.state.clone()
            trial.listening = trial.watching = True
            trial.apply(seat, action)
            told = stage(display, trial.scenes, seat)
            sealed = record.state.stack[-1].step.sealed
            if len(told) >= SCENES[name] and not sealed and not trial.over and len(record) > 20:
                return record, seat, action
            record.play(seat, action)
    raise AssertionError(f"no move of {name} has {SCENES[name]} scenes")


def watch(visit, client, name, pace="brisk", **options):
    """Make such a move on the page, with everything that is shown noted."""
    record, seat, action = move_with_scenes(name)
    table = import_record(client, json.loads(record.to_json()))
    page = visit("/", patient=True, **options)
    page.evaluate(f"Object.assign(localStorage, {{pace: '{pace}', confirming: 'no', hints: 'no'}})")
    sit_down(page, client, table)
    come_in(page, "window.page?.shown && !window.page.advancing")
    wait_for_choice(page)
    assert page.evaluate("window.page.seat") == seat
    page.evaluate(WATCH)
    choice = page.locator(f".sentence[data-action='{action}']")
    page.locator("#choices .fold", has=choice).locator("summary").click()
    choice.click()
    record.play(seat, action)
    come_in(page, f"window.seen.some((each) => each.ply === {len(record)})")
    return page, table, record


def come_in(page, condition):
    """Wait until something holds; whoever is asked for at the shared screen is there."""
    while True:
        until(page, f"!document.getElementById('curtain').hidden || ({condition})")
        if page.locator("#curtain").is_hidden():
            return
        page.locator("#curtain").get_by_role("button").click()


@pytest.mark.parametrize("name", GAMES)
def test_every_scene_is_shown_in_order_with_its_dice(visit, client, name):
    page, table, record = watch(visit, client, name)
    ply = len(record)
    until(page, f"window.seen.some((each) => each.ply === {ply} && each.scene === 2)")
    page.screenshot(path=SCREENSHOTS / f"{name}-scene.png")
    seat = page.evaluate("window.page.seat")  # at a shared screen another one may look now
    entries = client.get(f"/api/tables/{table['table']}/log", params={"seat": seat, "after": ply - 1}).json()
    scenes = max(line.get("scene", 1) for line in entries[0]["lines"])
    until(page, f"window.seen.some((each) => each.ply === {ply} && each.scene === {scenes})")
    seen = [each for each in page.evaluate("window.seen") if each["ply"] == ply and each["scene"]]
    assert [each["scene"] for each in seen] == list(range(1, scenes + 1))
    assert [text for each in seen for text in each["texts"]] == [line["text"] for line in entries[0]["lines"]]
    for each in seen:
        assert each["drawn"] >= len(each["dice"]), each
        assert not each["texts"] or each["texts"][-1] in each["told"]
    assert any(each["props"] for each in seen)


def test_one_press_of_space_leads_to_the_next_decision(visit, client):
    page, _, record = watch(visit, client, "gods-playground", pace="calm")
    ply = len(record)
    until(page, f"window.seen.some((each) => each.ply === {ply} && each.scene === 2)")
    shown = page.evaluate("window.seen.length")
    page.keyboard.press("Space")
    until(page, "window.page.now || !document.getElementById('curtain').hidden")
    assert page.evaluate("window.seen.length") > shown
    assert page.locator("#skip").is_hidden()


def test_a_click_on_the_board_skips_too_and_chooses_nothing(visit, client):
    page, _, record = watch(visit, client, "gods-playground", pace="calm")
    ply = len(record)
    until(page, f"window.seen.some((each) => each.ply === {ply} && each.scene === 2)")
    page.locator("#board").click(position={"x": 200, "y": 200})
    until(page, "window.page.now || !document.getElementById('curtain').hidden")
    assert page.evaluate("window.page.moves") == ply


def test_whoever_wants_things_still_sees_scenes_without_motion(visit, client):
    page, _, record = watch(visit, client, "gods-playground", reduced_motion="reduce")
    until(page, f"window.seen.filter((each) => each.ply === {len(record)}).length > 4")
    assert {each["moving"] for each in page.evaluate("window.seen")} == {0}
