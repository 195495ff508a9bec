"""Every game with every number of players."""

import godsplay

TABLES = [
    (name, players)
    for name in godsplay.games()
    for players in range(godsplay.game(name).fewest, godsplay.game(name).most + 1)
]
SMALLEST = [(name, godsplay.game(name).fewest) for name in godsplay.games()]
