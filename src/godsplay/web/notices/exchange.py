"""One request and its answer, to an address that was looked up before."""

from __future__ import annotations

import ssl
from collections.abc import Mapping
from functools import cache
from urllib.parse import SplitResult

import httpx

from godsplay.web.notices.outcomes import Gone, Refused, Unavailable, Uncertain

BUSY = (408, 425, 429)  # answers after which it is worth trying again, as after those from 500 on


def pinned(parts: SplitResult, address: str, body: bytes, headers: Mapping[str, str], seconds: float) -> httpx.Request:
    """Return a request to an address, which still names its host, to the certificate, too."""
    place = f"[{address}]" if ":" in address else address
    netloc = place if parts.port is None else f"{place}:{parts.port}"
    return httpx.Request(
        "POST",
        parts._replace(netloc=netloc, fragment="").geturl(),
        headers={**headers, "host": parts.netloc},
        content=body,
        extensions={"sni_hostname": parts.hostname, "timeout": httpx.Timeout(seconds).as_dict()},
    )


@cache
def certificates() -> ssl.SSLContext:
    """Return what receivers' certificates are checked by; reading it takes longer than sending a message."""
    return httpx.create_ssl_context(trust_env=False)


async def exchange(request: httpx.Request) -> None:
    """Send a request and judge the answer; its contents do not matter."""
    async with httpx.AsyncClient(verify=certificates(), trust_env=False, follow_redirects=False) as client:
        try:
            answer = await client.send(request, stream=True)
        except (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout) as error:
            raise Unavailable(f"no connection ({type(error).__name__})") from None
        except httpx.HTTPError as error:
            raise Uncertain(f"no answer ({type(error).__name__})") from None
        await answer.aclose()
    judge(answer.status_code, answer.headers.get("retry-after", ""))


def judge(status: int, retry_after: str) -> None:
    """Raise how a request failed, if it did."""
    if 200 <= status < 300:
        return
    problem = f"answered with status {status}"
    if status in BUSY or status >= 500:
        raise Unavailable(problem, float(retry_after) if retry_after.isascii() and retry_after.isdigit() else 0.0)
    if status in (404, 410):
        raise Gone(problem)
    raise Refused(problem)
