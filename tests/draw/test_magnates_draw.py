"""The board of the Magnates: a place for what is asked seldom, true to the view, cards that keep their secret."""

import re

import pytest

import godsplay
from godsplay.games.magnates.display.draw.card_texts import badge
from godsplay.games.magnates.display.draw.drawing import Drawing
from godsplay.games.magnates.display.draw.family_cards import front
from godsplay.games.magnates.display.draw.header import PHASE, draw_phases
from godsplay.games.magnates.display.draw.king import draw_king
from godsplay.games.magnates.display.draw.mats import narrow
from godsplay.games.magnates.display.draw.places import BOARD, CARD, CHIP_COLUMNS, CONFLICT, KING, SMALL, mat_box
from godsplay.games.magnates.display.draw.powers import face, losses
from godsplay.games.magnates.display.draw.provinces import FEW
from godsplay.games.magnates.display.draw.rows import body, head
from godsplay.games.magnates.rules.board import FAMILIES, FIEFS, FIRST_POWER_SPOT, NOBODY, PROVINCES, SENATORS
from godsplay.games.magnates.rules.cards import CONFLICTS, KINGS, PRIVILEGES
from godsplay.games.magnates.rules.frames import AssignatsFrame, contested_spot
from godsplay.games.magnates.rules.phases.conflict import total_strength
from godsplay.present.drawing.typography import Face, text_width
from godsplay.present.presentation import presentation
from helpers.pictures import SVG, choices, offered, parsed, played, reach, starting_with

GAME = godsplay.game("magnates")
DISPLAY = presentation(GAME)


@pytest.mark.parametrize(
    "step", ["veto", "break-tie", "lose-privilege", "lose-estate", "demand", "assignats", "turn-order"]
)
def test_what_is_asked_seldom_has_its_place_too(step):
    state = reach(GAME, step)
    seat = state.to_act[0]
    missing = {action.notation for action in state.legal(seat)} - offered(parsed(state, seat))
    assert missing <= {"pass"}


def test_a_demand_for_a_province_alone_is_met_on_the_map():
    found = (
        state
        for seed in range(1, 200)
        for state in played(GAME, seed)
        if state.stack and isinstance(state.stack[-1], AssignatsFrame) and state.stack[-1].privilege == NOBODY
    )
    state = next(found)
    seat = state.to_act[0]
    assert DISPLAY.spots(state.seen(seat), GAME.actions["hand-over"]) == []
    assert all("province" in DISPLAY.spots(state.seen(seat), each)[0] for each in state.legal(seat))


def test_a_family_card_is_chosen_in_the_hand_or_where_it_goes():
    state = reach(GAME, "sejm", 3)
    root = parsed(state, state.to_act[0])
    by_spot = [
        each for each in choices(root) if {a.split()[1] for a in each.get("data-actions").split("|")} == {"sejm-1"}
    ]
    assert len(by_spot) == 1
    own = [each for each in choices(root) if (each.get("data-piece") or "").startswith("card-")]
    assert own


def test_what_is_drawn_is_what_the_view_holds():
    for state in played(GAME, 7, 5, every=11):
        view = state.view(0)
        root = parsed(state, 0)
        for family in FAMILIES:
            counts = [view["provinces"][name]["estates"].get(family, 0) for name in PROVINCES]
            held = [entry["owner"] for entry in view["fiefs"].values()].count(family)
            shown = sum(1 if each > FEW else each for each in counts) + held
            assert len(starting_with(root, f"estate-{family}-")) == shown
            lying = len(view["families"][family]["played"])
            own = len(view["families"][family]["hand"]) if family == view["seat"] else 0
            assert len(starting_with(root, f"card-{family}-")) == lying + own
        in_play = [name for name, entry in view["privileges"].items() if entry["where"] in ("sejm", *FAMILIES)]
        assert sorted(starting_with(root, "privilege-")) == sorted(f"privilege-{card}" for card in in_play)
        senators = [name for name in SENATORS if view["senators"][name]["holder"] != "set-aside"]
        assert sorted(starting_with(root, "senator-")) == sorted(f"senator-{name}" for name in senators)
        threats = [each["conflict"] for each in view["conflicts"].values() if each["conflict"]]
        assert sorted(starting_with(root, "conflict-")) == sorted(f"conflict-{name}" for name in threats)
        assert len(starting_with(root, "building-")) == sum(bool(e["province"]) for e in view["buildings"].values())
        assert len(starting_with(root, "silent-sejm-")) == (len(PROVINCES) if view["silent-sejm"] else 0)
        assert len(starting_with(root, "black-clouds-")) == int(view["black-clouds"])
        assert len(starting_with(root, "order-")) == state.players
        assert ("url(#mg-hatch)" in state.draw(0)) == bool(view["partitioned"])


def test_laurel_and_crown_follow_advantage_and_dominance():
    """Rulebook 253: Advantage is more than any other, Dominance more than all others together."""
    for players in (2, 3, 5):
        for state in played(GAME, 8, players, every=9):
            root = parsed(state, None)
            for number, name in enumerate(PROVINCES):
                leader = state.leader(number)
                signs = [] if leader == NOBODY else [sign(state.dominates(number, leader))]
                drawn = [each for each in root.iter() if each.get("data-piece") == f"leader-{name}"]
                assert [each.find(f"{SVG}title").text for each in drawn] == signs


def sign(dominates):
    """Return what the crown or the laurel is said to mean."""
    return DISPLAY.words.say("draw-sign-dominance" if dominates else "draw-sign-advantage")


def test_the_sum_against_the_scale_is_the_one_that_counts():
    """Rulebook 604: cards, actions, buildings, Fiefs and pawns add up."""
    seen = 0
    for seed in (9, 10, 11):
        for state in played(GAME, seed, 3):
            spot = contested_spot(state)
            if state.stack and state.stack[-1].step.name == "actions" and spot >= FIRST_POWER_SPOT:
                seen += 1
                figures = {"total": total_strength(state, spot), "scale": state.scale(spot - FIRST_POWER_SPOT)}
                said = DISPLAY.words.say("draw-gathered", figures)
                assert said in [each.text for each in parsed(state, None).iter(f"{SVG}title")]
                seat = state.to_act[0]
                passing = DISPLAY.effect(state.seen(seat), GAME.actions["pass"])
                assert f" {figures['total']} against scale {figures['scale']}:" in passing
    assert seen


def test_every_card_says_what_it_does():
    words = DISPLAY.words
    for name in [*SENATORS, *PRIVILEGES]:
        assert words.say(f"draw-text-{name}", {"change": "+1", "count": 2})
    for name in FIEFS:
        assert words.say(f"name-{name}")


def test_cards_of_others_are_backs_until_they_are_shown():
    """Rulebook 105: cards are placed face down."""
    state = reach(GAME, "senate", 3)
    first = state.to_act[0]
    state.apply(first, state.legal(first)[0])
    other = (first + 1) % 3
    family = GAME.seat_names[first]
    (back,) = starting_with(parsed(state, other), f"card-{family}-")
    assert back.startswith(f"card-{family}-at-")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_a_card_says_stays_on_the_card(players):
    state = GAME.new(players=players, seed=1)
    drawing = Drawing(DISPLAY, state.seen(None), [])
    for card in [*SENATORS, *PRIVILEGES]:
        lowest = max(float(line) for line in re.findall(r'<text[^>]* y="([\d.]+)"', "".join(body(drawing, card))))
        assert lowest < CARD[1] - 6, card


def test_what_a_conflict_says_stays_on_the_card():
    drawing = Drawing(DISPLAY, GAME.new(players=3, seed=1).seen(None), [])
    for conflict in CONFLICTS:
        written = "".join(losses(drawing, conflict))
        lowest = max(float(line) for line in re.findall(r'<text[^>]* y="([\d.]+)"', written))
        assert lowest < CONFLICT[1] - 6, conflict


@pytest.mark.parametrize("king", range(len(KINGS)))
def test_the_symbols_of_a_privilege_leave_room_for_what_the_king_adds(king):
    drawing = Drawing(DISPLAY, GAME.new(players=3, seed=1).seen(None), [])
    for card in PRIVILEGES:
        *symbols, bonus = head(drawing, card, king)[:-3]
        if ">+" in bonus:
            begins = float(re.search(r"translate\(([\d.]+)", bonus)[1]) - 24 - 10
            for each in symbols:
                middle, radius = re.search(r"translate\(([\d.]+)", each)[1], re.search(r' r="([\d.]+)"', each)[1]
                assert float(middle) + float(radius) < begins, card


@pytest.mark.parametrize("columns", [CHIP_COLUMNS, CHIP_COLUMNS + 1])
def test_the_name_on_a_narrow_card_ends_before_what_the_card_adds(columns):
    drawing = Drawing(DISPLAY, GAME.new(players=3, seed=1).seen(None), [])
    wide = (mat_box(0).width - 12 - (columns - 1) * 6) / columns
    for card in PRIVILEGES:
        name = re.search(r'<text x="([\d.]+)"[^>]*font-size:([\d.]+)px">([^<]*)', narrow(drawing, card, wide))
        ends = float(name[1]) + float(name[2]) * about_width(name[3])
        assert ends <= wide - badge(drawing, card)[1], card


def about_width(words):
    """Return how wide a heading is beside the size of its letters."""
    return text_width(words, 1, Face.SERIF_SEMIBOLD)


def headings(drawn, *styles):
    """List the texts of some styles: words, and about how wide they are."""
    found = re.findall(r'<text [^>]*class="(\w+)[^>]*font-size:([\d.]+)px">([^<]*)', drawn)
    return [(words, float(size) * about_width(words)) for style, size, words in found if style in styles]


def test_the_name_of_a_phase_fits_into_its_cell():
    drawing = Drawing(DISPLAY, GAME.new(players=2, seed=1).seen(None), [])
    cells = dict(headings(draw_phases(drawing), "title"))
    assert len(cells) == 5
    assert all(width <= PHASE - 4 for width in cells.values()), cells


@pytest.mark.parametrize("conflict", CONFLICTS)
def test_the_name_of_a_conflict_fits_onto_its_card(conflict):
    drawing = Drawing(DISPLAY, GAME.new(players=2, seed=1).seen(None), [])
    lines = headings(face(drawing, "moscow", conflict), "title")
    assert " ".join(words for words, _ in lines) == drawing.name(conflict)
    assert all(width <= CONFLICT[0] - 4 for _, width in lines), lines


@pytest.mark.parametrize("king", range(len(KINGS)))
def test_what_is_said_of_a_king_fits_onto_his_card(king):
    state = reach(GAME, "senate").clone()
    state.king, state.round = king, king // 3 + 1
    drawn = draw_king(Drawing(DISPLAY, state.seen(None), []))
    assert all(124 + width <= KING[2] - 9 for _, width in headings(drawn, "heading"))
    ((age, _),) = headings(drawn, "caption")
    assert age.startswith("King of the")


def test_an_action_changes_the_number_on_the_card_and_covers_nothing():
    shown = front("potocki", 10, True, "golden")
    heights = [
        float(y) + float(high) for y, high in re.findall(r'<rect[^>]* y="(-?[\d.]+)"[^>]* height="([\d.]+)"', shown)
    ]
    assert max(heights) <= SMALL[1] / 2


def test_nothing_on_the_board_is_written_too_small():
    """At 1280 x 800 the board is shown 880 by 640 at most: what is written on it must be nine pixels high then."""
    scale = min(880 / BOARD.width, 640 / BOARD.height)
    for players in (2, 5):
        for state in played(GAME, players, players, every=29):
            (board, *_) = DISPLAY.sheets(state, NOBODY)
            drawn = DISPLAY.layers(state.seen(None), [])
            for layer in board.layers:
                sizes = re.findall(r"<text [^>]*font-size:([\d.]+)px[^>]*>([^<]*)", drawn[layer.name])
                assert all(float(size) * scale > 9 for size, _ in sizes), (layer.name, sizes)
