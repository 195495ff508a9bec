"""Starting a server: the port is ours before anybody is told of it, or we say that it is not."""

import pytest
from serving import free_port

from godsplay.table.serve import CannotServe, listen
from godsplay.table.settings import Settings


def test_of_two_that_start_at_once_one_gets_the_port_and_the_other_says_so():
    settings = Settings(port=free_port())
    with listen(settings), pytest.raises(CannotServe, match=f"port {settings.port} on 127.0.0.1 is taken.*--port"):
        listen(settings)


def test_a_port_that_was_let_go_can_be_taken_at_once():
    settings = Settings(port=free_port())
    listen(settings).close()
    listen(settings).close()


def test_an_address_of_another_machine_is_refused_in_words():
    with pytest.raises(CannotServe, match=r"cannot listen on 192\.0\.2\.1, port 8642"):
        listen(Settings(host="192.0.2.1"))
