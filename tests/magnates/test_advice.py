"""Advice for the bots: always something to do, always allowed, and never from what a seat cannot know."""

from __future__ import annotations

import pytest

from godsplay import Seeded, State
from godsplay.bots import make_bot
from godsplay.conformance import GameSetup, random_play
from godsplay.engine.advice import advice_for
from godsplay.games.magnates.ai import evaluation
from godsplay.games.magnates.ai.judgement import judge

from .positions import (
    CARDS,
    GAME,
    OFFICES,
    SEJM,
    after_conflicts,
    at,
    at_conflict,
    at_interregnum,
    at_new_conflicts,
    at_privilege,
)

ADVICE = advice_for(GAME)
FIVE = {
    "moscow_1": "dimitriads",
    "cossacks_1": "koliyivshchyna",
    "ottomans_1": "ottoman-war",
    "habsburgs_1": "habsburg-queen",
    "brandenburg_1": "danzig-rebellion",
}


def advised(state: State, seed: int = 1) -> str:
    """Return what the policy does for the seat whose turn it is."""
    seat = state.to_act[0]
    return str(ADVICE.choose(state, seat, state.legal(seat), Seeded(seed)))


def tried(state: State) -> list[str]:
    """List what is worth trying for the seat whose turn it is."""
    seat = state.to_act[0]
    return [str(action) for action in ADVICE.worth_trying(state, seat, state.legal(seat))]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_there_is_always_something_to_try_and_what_is_advised_is_allowed(players: int) -> None:
    for seed in range(3):
        rng = Seeded(seed)
        state = GAME.new(players=players, seed=seed)
        while not state.over:
            seat = state.to_act[0]
            legal = state.legal(seat)
            sensible = ADVICE.worth_trying(state, seat, legal)
            assert sensible
            assert all(action in legal for action in sensible)
            assert ADVICE.choose(state, seat, sensible, rng) in sensible
            shares = ADVICE.shares(state)
            assert all(share >= 0 for share in shares)
            assert sum(shares) <= 1 + 1e-9
            state.apply(seat, ADVICE.choose(state, seat, legal, rng))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_there_is_something_to_try_whatever_was_done_before_and_however_little_is_known(players: int) -> None:
    for state in random_play(GameSetup(GAME, players, {}, seed=players)):
        for seat in state.to_act:
            known = state.seen(seat).state
            sensible = ADVICE.worth_trying(known, seat, known.legal(seat))
            assert sensible
            assert set(sensible) <= set(state.legal(seat))


def test_offices_can_be_bid_for_in_any_order() -> None:
    play = at("senate").played(["chancellor"], lubomirski=["14"]).start()
    assert {notation.split()[1] for notation in tried(play.state)} == {"primate", "treasurer", "hetman"}


def test_before_cards_are_shown_others_cannot_change_a_choice() -> None:
    one = at("sejm").played(OFFICES[:3], lubomirski=["14", "13", "2"], potocki=["12", "11", "3"])
    other = at("sejm").played(OFFICES[:3], lubomirski=["4", "5", "6"], potocki=["12", "11", "3"])
    for setting in (one, other):
        setting.played(OFFICES[1:], sapieha=["7", "8", "9"])
        setting.dealt("tribunal", "surrender", "embassy", "bishopric", "veto")
        setting.played(SEJM, lubomirski=[c for c in CARDS if c in setting.data["families"]["lubomirski"]["hand"]][:5])
    for spec in ("policy", "greedy", "mcts:30"):
        choices = [
            make_bot(spec, GAME).choose(setting.start().state.seen(1), Seeded(5)).notation for setting in (one, other)
        ]
        assert choices[0] == choices[1], spec


def test_nothing_is_given_away() -> None:
    play = at_interregnum().privileges(lubomirski=["union-of-brest"]).estates("lithuania", lubomirski=2).start()
    assert "give union-of-brest potocki" in [str(action) for action in play.state.legal(0)]
    assert tried(play.state) == ["play union-of-brest"]


def test_cards_in_the_sejm_are_placed_in_one_order() -> None:
    setting = at("sejm").played(OFFICES[:3], lubomirski=["14", "13", "2"])
    setting.played(OFFICES[:3], potocki=["12", "11", "3"], sapieha=["4", "9", "lady"])
    play = setting.dealt("surrender", "tribunal", "embassy", "fortress", "veto").start()
    assert {notation.split()[1] for notation in tried(play.state)} == {"sejm-2"}  # two Estates, the most of all


def at_the_last_bid(kept: list[str], **lost: str) -> State:
    """Begin with one Privilege to bid for, and six cards in hand."""
    spent = [card for card in CARDS if card not in kept]
    setting = at("sejm").round(3).lost(**lost)
    setting.dealt("tribunal", "surrender", "embassy", "bishopric", "fortress")
    setting.played(OFFICES[:3], shown=True, **dict.fromkeys(["lubomirski", "potocki", "sapieha"], spent[:3]))
    return setting.played(["sejm-1", "sejm-2", "sejm-3", "sejm-5"], lubomirski=spent[3:]).start().state


def test_with_the_commonwealth_whole_the_best_card_may_be_bid() -> None:
    state = at_the_last_bid(["5", "6", "7", "8", "9", "14"])
    assert "bid sejm-4 14" in tried(state)


def test_whoever_can_save_the_commonwealth_does_not_bid_for_wealth_instead() -> None:
    lost = {"moscow_1": "muscovite-deluge", "ottomans_1": "ottoman-war"}
    state = at_the_last_bid(["5", "6", "7", "8", "9", "14"], **lost)
    assert "bid sejm-4 14" in [str(action) for action in state.legal(0)]
    for spec in ("policy", "greedy", "mcts:30"):
        choices = {str(make_bot(spec, GAME).choose(state.seen(0), Seeded(seed))) for seed in range(5)}
        assert "bid sejm-4 14" not in choices, spec


def test_whoever_has_spent_the_strong_cards_bids_the_weakest_of_all() -> None:
    lost = {"moscow_1": "muscovite-deluge", "ottomans_1": "ottoman-war"}
    state = at_the_last_bid(["2", "3", "4", "5", "6", "lady"], **lost)
    assert tried(state) == ["bid sejm-4 lady"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_families_that_bid_whatever_is_worth_trying_keep_the_commonwealth(players: int) -> None:
    fallen = 0
    for seed in range(8):
        rng = Seeded(seed)
        state = GAME.new(players=players, seed=seed)
        while not state.over:
            seat = state.to_act[0]
            legal = state.legal(seat)
            if state.stack[-1].step.name in ("senate", "sejm"):
                bids = ADVICE.worth_trying(state, seat, legal)
                state.apply(seat, bids[rng.below(len(bids))])
            else:
                state.apply(seat, ADVICE.choose(state, seat, legal, rng))
        fallen += not state.winners
    assert fallen <= 1


def test_an_office_nobody_else_wants_takes_the_lowest_card() -> None:
    setting = at("senate").played(OFFICES[:3], lubomirski=["14", "13", "2"], potocki=["12", "11", "3"])
    play = setting.played(OFFICES[:2], sapieha=["9", "8"]).start()
    assert "bid chancellor 2" in tried(play.state)
    assert "bid chancellor 14" not in tried(play.state)
    assert "bid hetman 14" in tried(play.state)


def test_the_hardest_conflict_gets_the_strongest_card() -> None:
    setting = at("conflicts", drawn=True).conflicts(**FIVE)
    used = ["2", "3", "4", "lady", "11", "12", "13", "14"]
    names = dict.fromkeys(["lubomirski", "potocki", "sapieha"], used)
    play = setting.played([*OFFICES[:3], *SEJM], shown=True, **names).start()
    choices = [advised(play.state, seed) for seed in range(20)]
    assert choices.count("fight ottomans-1 9") > 8


def test_influence_is_played_where_it_wins() -> None:
    play = at_privilege("bishopric", lubomirski="12", potocki="14", sapieha="2")
    setting = play.privileges(lubomirski=["confederation"])
    setting.senators(primate="lubomirski")
    assert advised(setting.start().state) == "play confederation"


def test_influence_is_not_played_in_vain() -> None:
    setting = at_privilege("bishopric", lubomirski="11", potocki="14", sapieha="2")
    assert advised(setting.privileges(lubomirski=["confederation"]).start().state) == "pass"


def test_influence_that_cannot_win_or_is_not_needed_is_not_tried() -> None:
    for own, best in (("11", "14"), ("14", "11")):
        setting = at_privilege("bishopric", lubomirski=own, potocki=best, sapieha="2")
        assert tried(setting.privileges(lubomirski=["tribunal"]).start().state) == ["pass"]


def test_influence_may_be_needed_against_whoever_comes_later() -> None:
    setting = at_privilege("bishopric", lubomirski="12", potocki="11", sapieha="2")
    setting.privileges(lubomirski=["tribunal"], potocki=["confederation"]).senators(primate="sapieha")
    assert tried(setting.start().state) == ["pass", "play tribunal"]


def test_cards_on_strength_are_not_tried_where_they_change_nothing() -> None:
    held = ["noble-levy", "dissidents", "monastery"]
    won = at_conflict("moscow-1", "smolensk-war", lubomirski="4", potocki="14", sapieha="9").round(2)
    lost = at_conflict("moscow-1", "smolensk-war", lubomirski="4", potocki="5", sapieha="3").round(2)
    for setting in (won, lost):
        assert tried(setting.privileges(lubomirski=held).start().state) == ["pass"]


def test_strength_may_be_needed_beside_what_others_can_add() -> None:
    setting = at_conflict("moscow-1", "smolensk-war", lubomirski="6", potocki="7", sapieha="4").round(2)
    setting.privileges(lubomirski=["noble-levy"], sapieha=["surrender"]).senators(hetman="sapieha")
    assert tried(setting.start().state) == ["pass", "play noble-levy"]


def test_a_tie_with_the_primate_is_lost_without_the_hetman() -> None:
    setting = at_conflict("habsburgs-1", "thirty-years-war", lubomirski="6", potocki="6", sapieha="5").round(2)
    state = setting.senators(primate="potocki", hetman="lubomirski").start().state
    assert judge(state, 0, GAME.actions["play hetman"]) == pytest.approx(evaluation.ESTATE)


def test_the_primate_gives_no_prize_away_and_is_never_the_weakest() -> None:
    won = at_conflict("habsburgs-1", "thirty-years-war", lubomirski="6", potocki="6", sapieha="5")
    assert tried(won.senators(primate="lubomirski").start().state) == ["choose lubomirski"]
    lost = at_conflict("ottomans-1", "ottoman-war", lubomirski="4", potocki="4", sapieha="5")
    lost.senators(primate="lubomirski").estates("little-poland", lubomirski=3, potocki=3)
    assert tried(lost.start().state) == ["choose potocki"]


def test_the_treasurer_goes_back_unused_for_nothing() -> None:
    setting = at_interregnum().round(2).king(None).senators(treasurer="lubomirski")
    assert "pass" not in tried(setting.estates("ukraine", potocki=3, lubomirski=2).start().state)


def test_no_province_is_ceded_to_save_a_privilege() -> None:
    setting = at_interregnum().round(2).king(None).privileges(lubomirski=["assignats"], potocki=["monastery"])
    play = setting.estates("lithuania", potocki=3, sapieha=1).estates("prussia", lubomirski=2).start()
    play.do("lubomirski", "play assignats potocki")
    assert play.may("potocki") == ["hand-over", "cede lithuania"]
    assert tried(play.state) == ["hand-over"]


def test_next_to_nothing_is_bid_for_with_the_weakest_cards() -> None:
    setting = at("sejm").round(3, "michal-korybut")
    setting.dealt("tribunal", "surrender", "embassy", "bishopric", "monastery")
    spent = {name: ["11", "12", "13"] for name in ("lubomirski", "potocki", "sapieha")}
    setting.played(OFFICES[:3], shown=True, **spent)
    setting.played(["sejm-1", "sejm-3", "sejm-4", "sejm-5"], lubomirski=["2", "3", "4", "5"])
    assert tried(setting.start().state) == ["bid sejm-2 6", "bid sejm-2 lady"]


def test_strength_saves_a_conflict_that_would_be_the_third_partition() -> None:
    setting = at_conflict("ottomans-1", "ottoman-war", lubomirski="9", potocki="8", sapieha="6")
    setting.lost(moscow_1="dimitriads", cossacks_1="cossack-rebellion").privileges(lubomirski=["noble-levy"])
    assert advised(setting.start().state) == "play noble-levy"


def test_nobody_sabotages_the_last_hope() -> None:
    setting = at_conflict("ottomans-1", "ottoman-war", lubomirski="9", potocki="8", sapieha="7")
    setting.lost(moscow_1="dimitriads", cossacks_1="cossack-rebellion").privileges(lubomirski=["dissidents"])
    setting.estates("little-poland", potocki=4, sapieha=4)
    assert advised(setting.start().state) == "pass"


def test_the_treasurer_breaks_a_dominance() -> None:
    setting = at_interregnum().senators(treasurer="lubomirski")
    setting.estates("ukraine", potocki=3, lubomirski=2).estates("prussia", sapieha=5)
    assert advised(setting.start().state) == "play treasurer ukraine potocki"


def test_the_embassy_deals_with_the_conflict_that_partitions() -> None:
    setting = at_new_conflicts().privileges(lubomirski=["embassy"])
    setting.conflicts(["ottomans-1"], **FIVE)
    assert advised(setting.start().state) == "play embassy ottomans-1"


def test_two_partitions_are_worth_less_to_everybody_than_none() -> None:
    whole = at("senate").round(3).estates("prussia", lubomirski=3, potocki=2, sapieha=2)
    torn = at("senate").round(3).estates("prussia", lubomirski=3, potocki=2, sapieha=2)
    torn.lost(moscow_1="muscovite-deluge", ottomans_1="ottoman-war")
    better, worse = (evaluation.shares(each.start().state) for each in (whole, torn))
    assert all(one > other for one, other in zip(better, worse, strict=True))


def test_the_third_partition_leaves_nobody_a_share() -> None:
    setting = after_conflicts().round(2)
    setting.lost(moscow_1="muscovite-deluge", ottomans_1="ottoman-war", cossacks_1="cossack-rebellion")
    play = setting.start()
    assert play.step == "over"
    assert ADVICE.shares(play.state) == [0.0, 0.0, 0.0]


def test_more_estates_are_a_larger_share() -> None:
    play = at("senate").round(4).estates("prussia", lubomirski=5, potocki=2).estates("ukraine", sapieha=2).start()
    shares = ADVICE.shares(play.state)
    assert shares[0] > shares[1]
    assert shares[0] > shares[2]
