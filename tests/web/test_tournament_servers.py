"""A tournament at several servers of one database: whoever comes at once takes part once, and a round begins once."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

from helpers.web.devices import another_client
from helpers.web.lobbies import WITH_LOBBY
from helpers.web.postgresql import postgresql
from helpers.web.servers import Server
from helpers.web.tables import HERE, INVITED, open_table

PEOPLE = 6


def test_what_several_ask_for_at_once_happens_once():
    with postgresql() as address, ExitStack() as clients:
        server = Server(address, WITH_LOBBY, workers=2)
        clients.callback(server.stop)
        group = [clients.enter_context(another_client(server)) for _ in range(PEOPLE)]
        wanted = {"game": "magnates", "size": 3, "rounds": 2}
        place = "/api/tournaments/" + group[0].post("/api/tournaments", json=wanted).json()["tournament"]
        with ThreadPoolExecutor(PEOPLE) as pool:
            joined = pool.map(lambda client: client.post(f"{place}/players", json={"name": "Guest"}), group)
            assert [answer.status_code for answer in joined] == [200] * PEOPLE
            list(pool.map(lambda _: group[0].post(f"{place}/rounds", json={}), range(4)))
        found = group[1].get(place).json()
        assert sorted(each["number"] for each in found["standings"]) == list(range(1, PEOPLE + 1))
        assert found["round"] == 1
        assert len(found["tables"]) == 2
        table = open_table(group[0], HERE, INVITED, game="magnates", listed=True)
        with ThreadPoolExecutor(PEOPLE) as pool:
            taken = list(pool.map(lambda client: client.post(f"/api/open-tables/{table['table']}", json={}), group[1:]))
        assert sorted(answer.status_code for answer in taken) == [200, *[409] * (PEOPLE - 2)]
