"""Tables as hypothesis drives them: moves, chat, seats, branches, rematches, restarts and clearing in any order."""

from __future__ import annotations

from hypothesis import strategies as st
from hypothesis.stateful import initialize, precondition, rule

from godsplay.engine.message import Reason
from godsplay.web.tables import new_tables, seating
from godsplay.web.tables.chat import LONGEST_LINE
from godsplay.web.tables.seats import Seat, clean_text, token_digest
from godsplay.web.tables.table import Table
from helpers.web.table_model import TableModel

HOST, GUESTS = "host", ["ann", "ben"]  # tokens
MOST_TABLES = 4
MANY = 30  # moves; more than a short game has
NUMBERS = st.integers(0, 1000)  # read modulo what there is to choose from, so that they shrink to the first
OTHERS = st.lists(st.sampled_from(["here", "invited", "easy"]), min_size=1, max_size=2)


class TableMachine(TableModel):
    """Whatever people do at the tables of a server, and what must have come of it."""

    # Opening tables.

    @initialize(others=OTHERS, seed=st.integers(0, 9))
    def open_first(self, others: list[str], seed: int) -> None:
        self.open_table(others, seed)

    @precondition(lambda self: len(self.live()) < MOST_TABLES)
    @rule(others=OTHERS, seed=st.integers(0, 9))
    def open_table(self, others: list[str], seed: int) -> None:
        """Open a table for somebody with people here, guests and bots."""
        seats = [new_tables.HERE, *others]
        wanted = [new_tables.SeatRequest(who) for who in seats]
        request = new_tables.TableRequest(self.game, wanted, {"short": True}, str(seed))
        name, invitations = self.do(new_tables.create_table(self.registry, request, token_digest(HOST)))
        assert [seat for seat, who in enumerate(seats) if who == "invited"] == list(invitations)
        self.invitations += [(name, seat, token) for seat, token in invitations.items()]
        self.expect_table(name)

    @precondition(lambda self: len(self.live()) < MOST_TABLES)
    @rule(which=NUMBERS, place=NUMBERS, seat=NUMBERS)
    def branch(self, which: int, place: int, seat: int) -> None:
        """Branch off; while a game runs, only somebody who plays alone may."""
        name = self.pick(which)
        table, expected = self.table(name), self.expected[name]
        ply = place % (len(table.record) + 1)
        work = new_tables.branch(self.registry, table, ply, seat % len(expected.seats), token_digest(HOST))
        alone = {who for sat in expected.sitters for who in sat} == {token_digest(HOST)}
        if not table.over and not (alone and not any(each.is_open() for each in expected.seats)):
            assert self.is_refused(work)
            return
        opened = self.do(work)
        self.expect_table(opened, name, expected.moves[:ply])

    @precondition(lambda self: len(self.live()) < MOST_TABLES)
    @rule(which=NUMBERS)
    def rematch(self, which: int) -> None:
        """Play again, once the game is over; whoever asks later comes to the same table."""
        name = self.pick(which)
        table, expected = self.table(name), self.expected[name]
        work = new_tables.rematch(self.registry, table, token_digest(HOST))
        if not table.over:
            assert self.is_refused(work)
            return
        opened = self.do(work)
        if expected.next is None:
            expected.next = opened
            self.expect_table(opened)
            moved = [expected.seats[-1], *expected.seats[:-1]]
            bots = [seat.bot if seat.holder is None else None for seat in moved]
            assert [seat.bot for seat in self.expected[opened].seats] == bots
        assert expected.next == opened

    # Playing.

    @rule(which=NUMBERS, seat=NUMBERS, action=NUMBERS, then=st.sampled_from(["", "again", "undo"]))
    def act(self, which: int, seat: int, action: int, then: str) -> None:
        """Make a move, perhaps sent twice or taken back."""
        name = self.pick(which)
        table = self.table(name)
        acting = table.record.state.to_act
        if not acting:
            return
        number = acting[seat % len(acting)]
        legal = table.record.state.legal(number)
        notation = legal[action % len(legal)].notation
        ply = len(table.record)
        self.expected[name].moves.append((number, notation))
        for _ in range(2 if then == "again" else 1):
            assert self.do(table.act(number, notation, ply)) == ply + 1
        if then == "undo":
            self.undo(which, number)

    @rule(which=NUMBERS, turns=st.integers(1, 3))
    def play(self, which: int, turns: int) -> None:
        """Make the first move of everybody, some times."""
        table = self.table(self.pick(which))
        self.do(self.play_on(table, turns * len(table.seats)))

    @rule(which=NUMBERS)
    def finish(self, which: int) -> None:
        """Play a game to its end."""
        self.do(self.play_on(self.table(self.pick(which)), MANY))

    async def play_on(self, table: Table, most: int) -> None:
        for _ in range(most):
            if acting := table.record.state.to_act:
                seat, action = acting[-1], table.record.state.legal(acting[-1])[0]
                self.expected[table.id].moves.append((seat, action.notation))
                await table.act(seat, action.notation, len(table.record))
                while table.bots.playing is not None:
                    await table.bots.playing
                self.expect_moves(table)

    @rule(which=NUMBERS, seat=NUMBERS, back=st.integers(1, 3))
    def act_too_late(self, which: int, seat: int, back: int) -> None:
        """A move that was chosen before others revealed theirs changes nothing."""
        name = self.pick(which)
        table = self.table(name)
        ply = len(table.record) - back
        if ply < 0 or all(each.sealed for each in table.record.plies[ply:]):
            return
        number, notation = seat % len(table.seats), "bid 1"
        made = self.expected[name].moves[ply:]
        if (number, notation) not in made:
            assert self.is_refused(table.act(number, notation, ply))

    @rule(which=NUMBERS, seat=NUMBERS)
    def undo(self, which: int, seat: int) -> None:
        """Take a move back, or be refused."""
        name = self.pick(which)
        table = self.table(name)
        number = seat % len(table.seats)
        last = table.record.undoable(number)
        if isinstance(last, Reason):
            assert self.is_refused(table.undo(number))
            return
        del self.expected[name].moves[last]
        self.do(table.undo(number))

    # People.

    @rule(which=NUMBERS, token=st.sampled_from([HOST, *GUESTS]), text=st.text(max_size=8))
    def chat(self, which: int, token: str, text: str) -> None:
        """Let somebody at the table say something; what cannot be printed is left out."""
        name = self.pick(which)
        seat = next((each for each in self.expected[name].seats if each.holder == token_digest(token)), None)
        if seat is None:
            return
        self.do(self.table(name).talk.post(token_digest(token), text))
        line = clean_text(text, LONGEST_LINE)
        if line:
            self.expected[name].chat.append((seat.name, seat.seat, line))

    @rule(which=NUMBERS, seat=NUMBERS, level=st.sampled_from(["easy", None]), token=st.sampled_from([HOST, *GUESTS]))
    def substitute(self, which: int, seat: int, level: str | None, token: str) -> None:
        """Give a seat to a bot or back; others than the host and its holder may not."""
        name = self.pick(which)
        table = self.table(name)
        number = seat % len(table.seats)
        place, holder = self.expected[name].seats[number], token_digest(token)
        own = place.holder == holder
        work = seating.substitute(table, number, level, holder)
        if not own and (token != HOST or level is None):
            assert self.is_refused(work)
            return
        place.bot = level
        if own and level is not None and not self.expected[name].is_first(place):
            place.holder, place.name = None, ""
        self.do(work)

    @rule(which=NUMBERS, seat=NUMBERS)
    def invite(self, which: int, seat: int) -> None:
        """Invite somebody to a seat; an older invitation ends."""
        name = self.pick(which)
        table = self.table(name)
        number = seat % len(table.seats)
        token = self.do(seating.invite(table, number))
        self.expected[name].seats[number].invitation = token_digest(token)
        self.invitations.append((name, number, token))

    @precondition(lambda self: bool(self.invitations))
    @rule(which=NUMBERS, guest=st.sampled_from(GUESTS))
    def join(self, which: int, guest: str) -> None:
        """Follow an invitation; each is good for one, and none for a table that is gone."""
        name, number, token = self.invitations[which % len(self.invitations)]
        key = token_digest(token)
        found = self.loop.run(self.registry.store.find_invitation(key))
        valid = name in self.live() and self.expected[name].seats[number].invitation == key
        assert found == ((name, number) if valid else None)
        if name not in self.live():
            return
        work = seating.join(self.table(name), number, key, token_digest(guest), guest)
        if not valid:
            assert self.is_refused(work)
            return
        self.expected[name].seats[number] = Seat(number, guest, token_digest(guest))
        self.expected[name].sitters[number].append(token_digest(guest))
        self.do(work)

    @rule(which=NUMBERS, guest=st.sampled_from(GUESTS))
    def leave(self, which: int, guest: str) -> None:
        """Give all seats of a guest up."""
        name = self.pick(which)
        for place in self.expected[name].seats:
            if place.holder == token_digest(guest):
                place.holder, place.name = None, ""
        self.do(self.registry.leave(name, token_digest(guest), "left"))

    # Ends.

    @precondition(lambda self: len(self.live()) > 1)
    @rule(which=NUMBERS)
    def clear(self, which: int) -> None:
        """Clear a table away."""
        name = self.pick(which)
        self.cleared.append(name)
        for expected in self.expected.values():
            if expected.next == name:
                expected.next = None
        self.do(self.registry.clear(name))

    @rule()
    def restart(self) -> None:
        """Stop the server, and start it again."""
        self.loop.run(self.registry.close())
        self.registry = self.loop.run(self.start_server())
        for name in self.live():
            self.table(name)
        self.loop.run(self.settle())

    @rule(which=NUMBERS)
    def close_table(self, which: int) -> None:
        """Close a table as if nobody had looked at it for long."""
        self.registry.tables.pop(self.pick(which), None)
