"""Learning to judge: bots play among themselves, a network is fitted to how that ended, a match decides."""
