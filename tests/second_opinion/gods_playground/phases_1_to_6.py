"""Starting the game, and phases one to six: from income to the elections."""

from __future__ import annotations

from second_opinion.gods_playground.figures import (
    ENEMIES,
    ESTATE_VALUE,
    ESTATES,
    FAMILIES,
    MONEY,
    PIECES,
    POLISH_ARMY,
    REGIONS,
)
from second_opinion.gods_playground.table import (
    Dice,
    Position,
    Readings,
    add,
    discs_in_stock,
    estates,
    left_neighbour,
    money,
    nobles,
    nobles_in_stock,
    pay,
    player_order,
    remove_nobles,
    roll,
    take_from_the_bank,
)

# Starting the game


def starting_position(options: dict[str, bool], first: str) -> Position:
    """Set the game up: estate values at three, ten money each. EN 86-118."""
    blocks = {str(value): 2 for value in range(6)}
    return {
        "game": "gods-playground",
        "players": 3,
        "options": options,
        "turn": 1,
        "first": first,
        "treaty": None,
        "blocks-shown": False,
        "city-built": False,
        "families": {
            family: {"money": MONEY["start"], "points": {}, "blocks": dict(blocks), "placed": {}, "bid": None}
            for family in FAMILIES
        },
        "regions": {region: starting_region() for region in REGIONS},
        "cossacks": 0,
        "rebels": 0,
        "polish-infantry": 0,
        "polish-cavalry": 0,
        "polish-artillery": 0,
        "enemies": {enemy: {"added": 0, "nobles": {}, "king": 0} for enemy in ENEMIES},
        "vienna": 0,
        "vienna-attacked": False,
        "stack": [{"step": "set-up", "seat": first}],
    }


def starting_region() -> Position:
    """Return a region with nothing in it but its estate value. EN 92."""
    piles = ("estates", "managers", "cities", "nobles", "demand", "infantry", "cavalry", "artillery", "strength")
    region: Position = {pile: {} for pile in piles}
    return {**region, "value": ESTATE_VALUE["start"], "sejm": None, "influence": 0, "invaded": False}


def free_estate_space(position: Position, region: str) -> int | None:
    """Find the empty estate space closest to the start of the line. EN 96, 233."""
    spaces = range(1, len(ESTATES[region]) + 1)
    return next((space for space in spaces if str(space) not in position["regions"][region]["estates"]), None)


def place_estate(position: Position, region: str, family: str) -> None:
    """Place a disc in the next location of an estate line. EN 96, 233."""
    position["regions"][region]["estates"][str(free_estate_space(position, region))] = family


def set_up_choices(position: Position, readings: Readings, family: str) -> set[str]:
    """Place one disc, in any region with an empty space. EN 96, 100."""
    return {f"estate {region}" for region in REGIONS if free_estate_space(position, region)}


def set_up_disc(position: Position, readings: Readings, family: str, move: list[str], dice: Dice) -> None:
    """Place a disc; after each round but the last the first player marker is passed on. EN 96-100."""
    place_estate(position, move[1], family)
    placed = sum(len(position["regions"][region]["estates"]) for region in REGIONS)
    if placed in (3, 6):
        position["first"] = left_neighbour(position["first"])
    position["stack"][-1]["seat"] = player_order(position)[placed % 3]


def discs_to_set_up(position: Position, readings: Readings) -> bool:
    """Each player places three discs in total. EN 100."""
    return sum(len(position["regions"][region]["estates"]) for region in REGIONS) < 9


# Phase one: Income


def income(position: Position, readings: Readings, dice: Dice) -> None:
    """Each player collects for estates and land managers, and ten money at least. EN 149-155."""
    for family in player_order(position):
        due = sum(income_from(position, region, family) for region in REGIONS)
        take_from_the_bank(position, family, max(due, MONEY["least-income"]))


def income_from(position: Position, region: str, family: str) -> int:
    """Add up a family's estates in a region: its estate value each, two more with a land manager. EN 149, 153."""
    own = estates(position, region, family)
    managers = [space for space in own if str(space) in position["regions"][region]["managers"]]
    return int(len(own) * position["regions"][region]["value"] + len(managers) * MONEY["land-manager"])


# Phase two: Nobles


def nobles_phase(position: Position, readings: Readings, dice: Dice) -> None:
    """Let all players place their blocks at the same time. EN 173."""
    position["stack"].append({"step": "nobles"})


def block_choices(position: Position, readings: Readings, family: str) -> set[str]:
    """Place one block in each region and one in the Polish Army box. EN 169, 173."""
    own = position["families"][family]
    areas = [area for area in (*REGIONS, "army") if area not in own["placed"]]
    return {f"block {area} {value}" for area in areas for value in own["blocks"]}


def place_block(position: Position, readings: Readings, family: str, move: list[str], dice: Dice) -> None:
    """Place a block face down. EN 173."""
    own = position["families"][family]
    add(own["blocks"], move[2], -1)
    own["placed"][move[1]] = int(move[2])


def blocks_to_place(position: Position, readings: Readings) -> bool:
    """The total number of blocks is exactly six. EN 173."""
    return any(len(position["families"][family]["placed"]) < 6 for family in FAMILIES)


def flip_the_blocks(position: Position, readings: Readings, dice: Dice) -> None:
    """The value of a block tells how many noble cubes come to its region; none to the army. EN 175, 177."""
    position["blocks-shown"] = True
    for family in FAMILIES:
        for region in REGIONS:
            add(position["regions"][region]["demand"], family, position["families"][family]["placed"][region])
    position["stack"].append({"step": "place-nobles", "seat": position["first"]})


def demand(position: Position, family: str) -> int:
    """Count the noble cubes that a family's blocks ask for."""
    return sum(position["regions"][region]["demand"].get(family, 0) for region in REGIONS)


def someone_is_short_of_nobles(position: Position, readings: Readings) -> bool:
    """Place the noble cubes in player order, up to one who has not enough cubes. EN 175."""
    for family in player_order(position):
        if demand(position, family) > nobles_in_stock(position, family):
            position["stack"][-1]["seat"] = family
            return True
        for region in REGIONS:
            here = position["regions"][region]
            add(here["nobles"], family, here["demand"].pop(family, 0))
    return False


def fewer_choices(position: Position, readings: Readings, family: str) -> set[str]:
    """Decide which region gets a reduced number. EN 175; ruling 42."""
    return {f"fewer {region}" for region in REGIONS if family in position["regions"][region]["demand"]}


def place_fewer(position: Position, readings: Readings, family: str, move: list[str], dice: Dice) -> None:
    """Place one noble cube less in a region. EN 175; ruling 42."""
    add(position["regions"][move[1]]["demand"], family, -1)


# Phase three: Electing the King


def elect_the_king(position: Position, readings: Readings, dice: Dice) -> None:
    """The highest block in the Polish Army box takes the first player marker; a tie is bid for. EN 187."""
    blocks = {family: position["families"][family]["placed"]["army"] for family in FAMILIES}
    tied = [family for family in FAMILIES if blocks[family] == max(blocks.values())]
    position["stack"].append({"step": "bidding", "bidders": tied})


def bids_to_make(position: Position, readings: Readings) -> bool:
    """Bid as long as there is a tie and someone able to bid; a single winner takes the marker. EN 187; ruling 30."""
    bidders = position["stack"][-1]["bidders"]
    if len(bidders) == 1:
        position["first"] = bidders[0]
    return len(bidders) > 1 and any(money(position, family) for family in bidders)


def bid_choices(position: Position, readings: Readings, family: str) -> set[str]:
    """Bid any amount of one's money in the fist, which could be nothing. EN 187."""
    if family not in position["stack"][-1]["bidders"] or position["families"][family]["bid"] is not None:
        return set()
    return {f"bid {amount}" for amount in range(money(position, family) + 1)}


def bid(position: Position, readings: Readings, family: str, move: list[str], dice: Dice) -> None:
    """Bid in the fist; when all tied players have, the bids are revealed. EN 187."""
    position["families"][family]["bid"] = int(move[1])
    bidding = position["stack"][-1]
    bids = {each: position["families"][each]["bid"] for each in bidding["bidders"]}
    if None not in bids.values():
        reveal_bids(position, bids)


def reveal_bids(position: Position, bids: dict[str, int]) -> None:
    """All bids are paid; those tied for highest bid again; twice nothing is no bid. EN 187; rulings 30, 46."""
    for family, amount in bids.items():
        pay(position, family, amount)
        position["families"][family]["bid"] = None
    highest = max(bids.values())
    again = [family for family in bids if bids[family] == highest]
    nothing_before = position["stack"].pop().get("nothing-bid", False)
    if highest == 0 and nothing_before:
        again = [position["first"]]
    position["stack"].append({"step": "bidding", "bidders": again})
    if highest == 0 and not nothing_before:
        position["stack"][-1]["nothing-bid"] = True


# Phase four: The Polish army


def polish_army(position: Position, readings: Readings, dice: Dice) -> None:
    """The turn's base, and more by the total of the blocks, within the pieces. EN 191-193, SUM 150."""
    total = sum(position["families"][family]["placed"]["army"] for family in FAMILIES)
    column = next(number for number, up_to in enumerate(POLISH_ARMY["up-to"]) if total <= up_to)
    base = POLISH_ARMY["base"][position["turn"] - 1]
    added = POLISH_ARMY["added"][column]
    for place, unit in enumerate(("infantry", "cavalry", "artillery")):
        position[f"polish-{unit}"] = min(base[place] + added[place], PIECES[f"polish-{unit}"])
    if position["turn"] == 1:
        position["polish-artillery"] = 0


# Phase five: Events


def events(position: Position, readings: Readings, dice: Dice) -> None:
    """Each of four dice adds one strength cube to the enemy of that number; a six none. EN 207, 213."""
    for die in roll(dice, 4):
        if die != 6:
            position["enemies"][ENEMIES[die - 1]]["added"] += 1


# Phase six: Elections


def elections(position: Position, readings: Readings, dice: Dice) -> None:
    """Clockwise from Prussia: the single highest number of noble cubes wins, like it or not. EN 219-223."""
    for region in REGIONS:
        here = {family: nobles(position, region, family) for family in FAMILIES}
        leaders = [family for family in FAMILIES if here[family] == max(here.values())]
        if len(leaders) == 1 and discs_in_stock(position, leaders[0]):
            remove_nobles(position, region, leaders[0], 1)
            position["regions"][region]["sejm"] = leaders[0]
