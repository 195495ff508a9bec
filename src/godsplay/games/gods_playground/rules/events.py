"""Everything that can happen, as it is told."""

from __future__ import annotations

from typing import Final

from godsplay.engine.event import Kind

ESTATE_PLACED: Final = Kind("estate-placed", "set-up", "seat", "region", "points")
TURN_BEGINS: Final = Kind("turn-begins", "turn", "turn", "king")
INCOME: Final = Kind(
    "income",
    "income",
    *("seat", "amount", "due", "raised", "short", "estates", "rent", "managers", "more"),
    *("prussia", "lithuania", "ukraine", "little", "great"),  # how many estates
    *("value-prussia", "value-lithuania", "value-ukraine", "value-little", "value-great"),
)
BLOCK_PLACED: Final = Kind("block-placed", "nobles", "place", "value")
BLOCKS_SHOWN: Final = Kind(
    "blocks-shown", "nobles", "seat", "prussia", "lithuania", "ukraine", "little", "great", "army"
)
NOBLES_ARRIVE: Final = Kind("nobles-arrive", "nobles")
FEWER_NOBLES: Final = Kind("fewer-nobles", "too-few-nobles", "seat", "region")
BID_MADE: Final = Kind("bid-made", "bidding", "amount")
BID_SHOWN: Final = Kind("bid-shown", "bidding", "seat", "amount")
BIDS_TIED: Final = Kind("bids-tied", "bidding", "seats")
FIRST_PLAYER: Final = Kind("first-player", "elect-the-king", "seat", "value")
FIRST_PLAYER_STAYS: Final = Kind("first-player-stays", "bidding", "seat")
POLISH_ARMY: Final = Kind("polish-army", "polish-army", "total", "infantry", "cavalry", "artillery")
DICE: Final = Kind("dice", "events", "dice")
STRENGTHENED: Final = Kind("strengthened", "events", "enemy", "count")
ELECTED: Final = Kind("elected", "elections", "seat", "region", "nobles")
NOT_ELECTED: Final = Kind("not-elected", "elections", "region")
NO_DISC_LEFT: Final = Kind("no-disc-left", "elections", "seat", "region")
ESTATE_BUILT: Final = Kind("estate-built", "build-estates", "seat", "region", "cost", "points")
PASSED: Final = Kind("passed", "turn", "seat", "step")
MANAGER_PLACED: Final = Kind("manager-placed", "land-manager", "seat", "region", "points")
DANZIG_TRADE: Final = Kind("danzig-trade", "danzig", "seat", "amount")
TREATY_MADE: Final = Kind("treaty-made", "diplomacy", "seat", "enemy", "die", "money")
TREATY_FAILED: Final = Kind("treaty-failed", "diplomacy", "seat", "enemy", "die", "cost", "money")
CUBE_MOVED: Final = Kind("cube-moved", "move-cubes", "seat", "region", "goal")
VETOED: Final = Kind("vetoed", "liberum-veto", "seat", "region", "discs")
CONFEDERATION_FORMED: Final = Kind("confederation-formed", "confederation", "seat", "region", "family")
CONFEDERATED: Final = Kind("confederated", "confederation", "seat", "region", "family", "points")
SCHOOL_FOUNDED: Final = Kind("school-founded", "jesuit-schools", "seat", "region", "points")
SCHOOLS_EVERYWHERE: Final = Kind("schools-everywhere", "jesuit-schools", "seat", "points")
CITY_BUILT: Final = Kind("city-built", "new-city", "seat", "region", "points")
ARMY_RAISED: Final = Kind("army-raised", "buy-armies", "seat", "region")
UNIT_BOUGHT: Final = Kind("unit-bought", "buy-armies", "seat", "unit", "region", "money")
COSSACKS_JOIN_TATARS: Final = Kind("cossacks-join-tatars", "cossacks", "count")
CAMPAIGN: Final = Kind("campaign", "campaigns", "seat", "region", "enemy")
ROLLED: Final = Kind("rolled", "combat", "army", "unit", "dice", "bonus", "hits", "lost", "place")
DRIVEN_OUT: Final = Kind("driven-out", "enemies-first", "count", "enemy", "region")
CUBES_IN_BOX: Final = Kind("cubes-in-box", "campaigns", "seat", "count", "enemy")
KING_CUBES_IN_BOX: Final = Kind("king-cubes-in-box", "polish-army-in-campaigns", "count", "enemy")
HITS_LOST: Final = Kind("hits-lost", "campaigns", "count")
ATTACK_DICE: Final = Kind("attack-dice", "enemies-attack", "dice")
TREATY_BROKEN: Final = Kind("treaty-broken", "treaty-broken", "enemy")
COSSACK_REBELS: Final = Kind("cossack-rebels", "cossack-rebellion", "count")
TREATY_HOLDS: Final = Kind("treaty-holds", "enemies-attack", "enemy")
ARITHMETIC: Final = ("enemy", "printed", "added", "strength", "stay", "attacking")
HELD_OFF: Final = Kind("held-off", "enemies-attack", *ARITHMETIC, "cubes", "box")
INVASION: Final = Kind("invasion", "invasion", *ARITHMETIC, "cubes", "count", "region")
TATAR_INVASION: Final = Kind(
    "tatar-invasion", "invasion", "enemy", "printed", "added", "cossacks", "strength", "cubes", "count", "region"
)
INFLUENCE_REMOVED: Final = Kind("influence-removed", "invasion", "count", "region")
CANCELLED: Final = Kind("cancelled", "cancelling", "enemy", "other", "count", "region")
STANDS: Final = Kind("stands", "invasion", "enemy", "count", "region")
NOBLES_BRIBED: Final = Kind("nobles-bribed", "habsburg-influence", "seat", "count", "region")
INFLUENCE_PLACED: Final = Kind("influence-placed", "habsburg-influence", "count", "region")
INFLUENCE_LOST: Final = Kind("influence-lost", "habsburg-influence", "count", "region")
HABSBURG_PIECES: Final = Kind("habsburg-pieces", "habsburg-influence", "printed", "added", "count")
VIENNA_ATTACKED: Final = Kind("vienna-attacked", "vienna", "printed", "added", "cubes", "count")
FOUGHT_BACK: Final = Kind("fought-back", "poland-fights-back", "seat", "place", "price")
EXPANDS: Final = Kind("expands", "enemies-expand", "enemy", "region", "strength", "nobles", "count")
VIENNA_EXPANDS: Final = Kind("vienna-expands", "vienna", "strength", "stay", "count")
INFLUENCE_EXPANDS: Final = Kind("influence-expands", "enemies-expand", "region", "count")
ESTATES_BURN: Final = Kind(
    "estates-burn", "estate-losses", "enemy", "region", "strength", "nobles", "lost", "outnumbered"
)
INFLUENCE_BURNS: Final = Kind("influence-burns", "estate-losses", "region", "count", "lost")
ESTATE_LOST: Final = Kind("estate-lost", "estate-losses", "seat", "region", "points")
VALUE_CHANGED: Final = Kind("value-changed", "estate-values", "region", "value", "change")
BOX_SCORED: Final = Kind("box-scored", "victory-points", "seat", "points", "enemy", "cubes")
KING_HAS_MOST: Final = Kind("king-has-most", "victory-points", "enemy")
SEJM_SCORED: Final = Kind("sejm-scored", "victory-points", "seat", "points", "discs")
MONEY_SCORED: Final = Kind("money-scored", "victory-points", "seat", "points", "money")
STRENGTH_REDUCED: Final = Kind("strength-reduced", "end-of-turn", "region", "count")
BLOCKS_RETURNED: Final = Kind("blocks-returned", "end-of-turn")
ESTATES_SCORED: Final = Kind("estates-scored", "final-scoring", "seat", "points")
WON: Final = Kind("won", "winning", "seat", "points")
