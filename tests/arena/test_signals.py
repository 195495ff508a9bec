"""Workers are asked to leave by the terminal and by the one that hired them, often both at once."""

import os
import signal

import pytest

from godsplay.arena.backends.signals import WorkerStopped, handle_stop_signals, ignoring_interrupts

ENDINGS = ["SIGTERM", "SIGHUP"]


@pytest.fixture(autouse=True)
def answers_as_before():
    before = {name: signal.getsignal(getattr(signal, name)) for name in ["SIGINT", *ENDINGS]}
    yield
    for name, answer in before.items():
        signal.signal(getattr(signal, name), answer)


def send(name):
    os.kill(os.getpid(), getattr(signal, name))


@pytest.mark.parametrize("first", ENDINGS)
def test_a_worker_leaves_at_the_first_request_and_is_not_stopped_on_its_way_out(first):
    handle_stop_signals()
    with pytest.raises(WorkerStopped):
        send(first)
    for name in ["SIGINT", *ENDINGS]:
        send(name)


def test_who_hires_is_deaf_to_interrupts_only_while_hiring():
    signal.signal(signal.SIGINT, signal.default_int_handler)
    with ignoring_interrupts():
        send("SIGINT")
    with pytest.raises(KeyboardInterrupt):
        send("SIGINT")
