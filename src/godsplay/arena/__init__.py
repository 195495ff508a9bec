"""Tournaments between bots: schedule, play, rate, report.

The same tournament gives the same results on any machine, with any backend and any number of workers, as long
as its bots decide by their random numbers and not by the clock.
"""
