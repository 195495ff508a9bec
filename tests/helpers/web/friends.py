"""Two friends at one table, each with a browser of their own."""

from __future__ import annotations

import httpx

from helpers.web.tables import HERE, INVITED, Answer, deciders, make_move, open_table

QUICK = {"game": "magnates"}  # with two it is over soon


def sit_together(host: httpx.Client, guest: httpx.Client, **wishes: object) -> Answer:
    """Open a table for two: the host on the first seat, the guest on the second. Its luck counts: nobody chose it."""
    table = open_table(host, {**HERE, "name": "Ann"}, INVITED, **{**QUICK, "seed": None, **wishes})
    guest.post(table["invitations"]["1"], data={"name": "Ben"})
    return table


def play_out(table: Answer, *players: httpx.Client) -> None:
    """Play a game to its end, everybody from their own browser."""
    while acting := deciders(players[0], table):
        make_move(players[acting[0]], table, acting[0])
