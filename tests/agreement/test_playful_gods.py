"""Playful Gods: the same fact agrees wherever it is shown, with the rules' own functions and with what moves do."""

import pytest

import godsplay
from godsplay.games.playful_gods.rules.board import CENTRE, COLOURS, ELEMENTS, LEVELS, NOBODY, NOTHING, SECTORS, START
from godsplay.games.playful_gods.rules.bridges import bridges_left
from godsplay.games.playful_gods.rules.visibility import draw_pile_size
from helpers.games import add_ons, sizes
from helpers.play import everybody, random_game
from helpers.shown import Shown, after, numbers

GAME = godsplay.game("playful-gods")
BRIDGE = "⌒"


def looks(players):
    """Yield positions of a random game with everything in it."""
    due = 0
    for moves, state in enumerate(random_game(GAME, f"agreement {players}", players, **add_ons(GAME.name))):
        if moves >= due or state.over:
            yield state
            due = 2 * moves + 9


@pytest.fixture(scope="module", params=[players for _, players in sizes([GAME.name])])
def shown(request):
    """Positions as everybody is shown them."""
    return [Shown(state.clone(), viewer) for state in looks(request.param) for viewer in everybody(state)]


def test_a_field_is_the_same_in_table_and_picture(shown):
    for each in shown:
        state, title = each.state, each.say("table-arena")
        for level in range(START + 1, CENTRE + 1):
            column = each.column(title, str(each.words.name(LEVELS[level])))
            for sector in range(SECTORS):
                place = state.place_at(level, sector)
                element = str(each.words.name(ELEMENTS[state.board.elements[place]]))
                seat = state.champion_on(place)
                bridge, who = state.bridges[place] == 1, "" if seat == NOBODY else str(each.words.name(COLOURS[seat]))
                cell = " ".join([element, *([BRIDGE] if bridge else []), *([f"[{who}]"] if who else [])])
                assert column[sector] == cell
                field = rf"{element} in sector {sector} of {each.words.name(LEVELS[level])}(, with a bridge)?(, .*)?"
                (found,) = each.matches(field)
                assert bool(found[1]) == bridge
                assert (found[2] or "").startswith(f", {who}") == bool(who)


def test_champions_stand_where_the_rules_put_them(shown):
    for each in shown:
        state = each.state
        for seat in range(state.players):
            level = max(START, state.level(seat))  # whoever has not begun is before the first ring, too
            assert each.progress(seat) == level
            assert each.display.describe_progress(level) == str(each.words.name(LEVELS[level]))
            stands = each.panel(seat).get(each.say("panel-stands"))
            element = ELEMENTS[state.board.elements[state.places[seat]]] if level > START else None
            field = element and f"{each.words.name(element)}, {each.words.name(LEVELS[level])}"
            assert stands == field
            assert len(each.pieces(f"champion-{COLOURS[seat]}")) == (state.level(seat) >= START)


def test_hands_are_counted_alike_in_table_panel_and_picture(shown):
    for each in shown:
        state = each.state
        hands = each.column(each.say("table-gods"), each.say("table-hand"))
        for seat in range(state.players):
            known = each.seen.state  # in which a card chosen in secret is still in its hand
            size = known.hand_size(seat)
            assert each.panel(seat)[each.say("panel-hand")] == str(size)
            if known.hidden[seat] > 0:
                assert hands[seat] == each.say("table-face-down", count=size)
            else:
                assert len([card for card in hands[seat].split(", ") if card]) == size
            if size and known.hidden[seat] > 0 and known.given[seat] == NOTHING:
                spot = each.titled(each.say("draw-hand", seat=COLOURS[seat], count=size))
                assert each.texts(spot, "count") == ([str(size)] if size else [])


def test_piles_and_bridges_are_counted_alike_below_the_tables_and_in_the_picture(shown):
    for each in shown:
        state = each.state
        draw, used, left = draw_pile_size(state), sum(state.used_pile), bridges_left(state)
        assert numbers(each.display.notes(each.seen)[0])[:3] == [draw, used, left]
        for key, count in (("draw-pile", draw), ("draw-used", used), ("draw-bridges", left)):
            spot = each.titled(each.say(key, count=count))
            assert {text for text in each.texts(spot) if text.isdecimal()} | {"0"} == {str(count), "0"}
        assert len(each.pieces("bridge-")) == left + sum(state.bridges) == state.board.bridges


def test_tokens_and_the_action_card_are_in_the_same_hands_everywhere(shown):
    for each in shown:
        state = each.state
        tokens = each.column(each.say("table-gods"), each.say("table-tokens"))
        holders = each.column(each.say("table-gods"), each.say("table-action-card"))
        for seat in range(state.players):
            names = [str(each.words.name(ELEMENTS[token])) for token in state.tokens_of(seat)]
            assert [name for name in tokens[seat].split(", ") if name] == names
            beside = each.panel(seat).get(each.say("panel-tokens"), "")
            assert [name for name in beside.split(", ") if name] == names
            assert bool(holders[seat]) == (state.holder == seat) == (each.say("panel-action-card") in each.panel(seat))


def test_a_turn_is_the_same_in_status_and_picture(shown):
    for each in shown:
        assert numbers(each.display.status(each.seen))[:1] == ([each.state.turn] if each.state.turn else [])
        (found,) = each.matches(r"Playful Gods: the arena in turn (\d+)") or each.matches(r"Playful Gods: the arena()")
        assert (found[1] or "0") == str(each.state.turn)


# Where an action is said to lead is where it leads.


def leads(state, seat, notation, said, words):
    """Compare where an action is said to lead with where it does; False if it cannot be seen from the fields."""
    verb, done = notation.partition(" ")[0], after(state, seat, notation)
    if verb == "move" and done.over:
        assert said in [words.say("brings-victory", {"price": price}) for price in range(3)]
    elif verb in ("move", "tailwind"):
        place = done.places[seat]
        names = [str(words.name(ELEMENTS[state.board.elements[place]])), str(words.name(LEVELS[done.level(seat)]))]
        if done.bridges != state.bridges or done.level(seat) * SECTORS > place:
            return False
        assert all(name in said for name in names), (notation, said, names)
        ousted = [
            other for other in range(state.players) if other != seat and done.places[other] != state.places[other]
        ]
        assert [str(words.name(COLOURS[other])) in said for other in ousted] == [True] * len(ousted)
    elif verb in ("bridge", "causeway"):
        built = [place for place, bridge in enumerate(done.bridges) if bridge and not state.bridges[place]]
        assert len(built) == 1
        assert str(words.name(ELEMENTS[state.board.elements[built[0]]])) in said
        assert str(words.name(LEVELS[built[0] // SECTORS])) in said
    elif verb == "turn":
        ring = int(notation[-1])
        riders = [str(words.name(COLOURS[other])) for other in range(state.players) if state.level(other) == ring]
        assert all(name in said for name in riders) and (bool(riders) == ("carries" in said))
    else:
        return False
    return True


def test_an_action_leads_where_it_is_said_to_lead():
    checked = set()
    for seed in range(4):
        for moves, state in enumerate(random_game(GAME, f"effects {seed}", 3)):
            if state.over or (moves + seed) % 23:
                continue
            seat = state.to_act[0]
            shown = Shown(state, seat)
            for notation, said in shown.effects().items():
                if said and leads(state, seat, notation, said, shown.words):
                    checked.add(notation.partition(" ")[0])
    assert checked >= {"move", "bridge", "turn"}
