"""The table: the games in a browser, alone against bots or with friends by link."""
