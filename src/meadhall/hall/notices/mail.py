"""Mail: plain text, by the operator's own server, with a way out in each of them."""

from __future__ import annotations

import re
import smtplib
import socket
import ssl
import threading
from contextlib import suppress
from email.message import EmailMessage
from email.policy import SMTP as ANY_SMTP
from email.utils import formataddr, formatdate, parseaddr

from ..ops.config import Mail
from ..wire import Lang
from .words import Message, said

SECONDS = 10.0
"""Each step of talking to the server."""
IN_ALL = 30.0
"""All steps together: less than a message is held for."""
LONGEST = 254
SMTP = ANY_SMTP.clone(max_line_length=998)
"""Nothing is folded: a link that is folded goes out encoded, and no mail program finds it."""
_ADDRESS = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@"
    r"(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]"
)


class NotSent(Exception):
    """The server wouldn't take it; `for_good` if trying again is no use. `said` are its words."""

    def __init__(self, said: str, for_good: bool = False) -> None:
        super().__init__(said)
        self.said = said
        self.for_good = for_good


def is_address(text: str) -> bool:
    """Is this one plain address, and nothing beside it?"""
    return len(text) <= LONGEST and _ADDRESS.fullmatch(text) is not None


def box_of(address: str) -> str:
    """The address without what many servers overlook: so that one box isn't asked under a hundred
    names. Mail goes to what was written."""
    name, _, host = address.lower().rpartition("@")
    name = name.partition("+")[0] or name
    if host in ("gmail.com", "googlemail.com"):
        name, host = name.replace(".", ""), "gmail.com"
    return f"{name}@{host}"


def letter(
    settings: Mail, to: str, subject: str, lines: list[str], name: str, stop: str = ""
) -> EmailMessage:
    """A mail. `name` makes its id: the same if it is sent twice. `stop` is where one press ends
    it, for the mail program to offer (RFC 8058)."""
    if not is_address(to):
        raise NotSent("this is no address", for_good=True)
    host = parseaddr(settings.sender)[1].partition("@")[2]
    made = EmailMessage(policy=SMTP)
    made["From"] = (
        settings.sender if "<" in settings.sender else formataddr(("Meadhall", settings.sender))
    )
    made["To"] = to
    made["Subject"] = " ".join(subject.split())
    made["Date"] = formatdate()
    made["Message-ID"] = f"<{name}@{host}>"
    made["Auto-Submitted"] = "auto-generated"
    if stop:
        made["List-Unsubscribe"] = f"<{stop}>"
        made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    made.set_content("\n".join(lines) + "\n", cte="8bit" if "".join(lines).isascii() else "base64")
    return made


def of_message(
    settings: Mail, to: str, message: Message, site: str, stop: str, name: str
) -> EmailMessage:
    """A notice as a mail."""
    lang: Lang = message.lang
    lines: list[str] = []
    for at, each in enumerate(message.lines):
        lines.append(each)
        if at < len(message.links):
            lines.append(f"  {site}{message.links[at]}")
    lines += [
        "",
        said("notices-mail-why", lang, site=site),
        said("notices-mail-stop", lang, link=stop),
    ]
    return letter(settings, to, message.title, lines, name, stop)


def send(settings: Mail, made: EmailMessage) -> None:
    """Hand a mail to the server; blocks, but for a bounded time. In a thread of its own."""
    over = threading.Event()
    try:
        with _connected(settings, over) as server:
            if settings.user:
                server.login(settings.user, settings.password)
            server.send_message(made)
    except smtplib.SMTPRecipientsRefused as refused:
        codes = [code for code, _ in refused.recipients.values()]
        raise NotSent(_words(refused), for_good=all(code >= 500 for code in codes)) from None
    except (smtplib.SMTPException, OSError, ValueError) as wrong:
        raise NotSent(_words(wrong)) from None
    finally:
        over.set()


def _watch(server: smtplib.SMTP, over: threading.Event) -> None:
    """A server that answers each step just in time is left all the same."""
    wait = IN_ALL
    while not over.wait(wait):
        wait = 1.0
        with suppress(OSError, AttributeError):
            server.sock.shutdown(socket.SHUT_RDWR)  # type: ignore[union-attr]


def _connected(settings: Mail, over: threading.Event) -> smtplib.SMTP:
    context = ssl.create_default_context(cafile=settings.ca or None)
    server: smtplib.SMTP = (
        smtplib.SMTP_SSL(timeout=SECONDS, context=context)
        if settings.security == "tls"
        else smtplib.SMTP(timeout=SECONDS)
    )
    server._host = settings.host  # type: ignore[attr-defined]  # whom its certificate must name
    # Only then connected: a server can be slow with its first word, too.
    threading.Thread(target=_watch, args=(server, over), daemon=True).start()
    try:
        server.connect(settings.host, settings.port)
        if settings.security == "starttls":
            server.starttls(context=context)
    except BaseException:
        server.close()
        raise
    return server


def _words(wrong: Exception) -> str:
    """What went wrong, for the operator who tries it; never the password."""
    if isinstance(wrong, smtplib.SMTPResponseException):
        text = wrong.smtp_error
        said = text.decode("utf-8", "replace") if isinstance(text, bytes) else str(text)
        return f"{wrong.smtp_code} {said}"[:300]
    return f"{type(wrong).__name__}: {wrong}"[:300]
