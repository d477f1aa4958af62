"""A real mail server on this machine, that keeps what it is given; with TLS and a password, if
that is wanted."""

from __future__ import annotations

import asyncio
import datetime
import ssl
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from pathlib import Path
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult, Envelope, LoginPassword
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from meadhall.hall.ops.config import Mail

from .serving import free_port

USER, PASSWORD = "hall", "a pass word"


@dataclass
class Mailbox:
    """What came."""

    port: int
    came: list[EmailMessage] = field(default_factory=list)
    envelopes: list[Envelope] = field(default_factory=list)
    logins: list[str] = field(default_factory=list)
    refuses: str = ""
    """What it answers instead of taking a mail."""
    seconds: float = 0.0
    """So long it takes over each."""

    async def handle_DATA(  # noqa: N802 - aiosmtpd calls it so
        self, _server: Any, _session: Any, envelope: Envelope
    ) -> str:
        await asyncio.sleep(self.seconds)
        if self.refuses:
            return self.refuses
        assert isinstance(envelope.content, bytes)
        made = message_from_bytes(envelope.content, policy=default)
        assert isinstance(made, EmailMessage)
        self.envelopes.append(envelope)
        self.came.append(made)
        return "250 taken"

    def wait(self, many: int = 1, seconds: float = 15) -> list[EmailMessage]:
        until = time.monotonic() + seconds
        while len(self.came) < many:
            assert time.monotonic() < until, f"{len(self.came)} of {many} mails came"
            time.sleep(0.02)
        return self.came

    def settings(self, **changes: Any) -> Mail:
        known = {"security": "none", "sender": "hall@games.example.org"}
        return Mail(**{"host": "localhost", "port": self.port, **known, **changes})


@contextmanager
def mailbox(certificate: Path | None = None) -> Iterator[Mailbox]:
    """A server; with a certificate it asks for TLS and a password before it takes anything."""
    box = Mailbox(free_port())

    def known(_server: Any, _session: Any, _envelope: Any, _how: Any, data: Any) -> AuthResult:
        assert isinstance(data, LoginPassword)
        box.logins.append(data.login.decode())
        return AuthResult(success=data.password.decode() == PASSWORD)

    more: dict[str, Any] = {}
    if certificate is not None:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate)
        more = {
            "tls_context": context,
            "require_starttls": True,
            "authenticator": known,
            "auth_required": True,
        }
    controller = Controller(box, hostname="127.0.0.1", port=box.port, **more)
    controller.start()
    try:
        yield box
    finally:
        controller.stop()


def certified(folder: Path) -> Path:
    """A certificate for this machine, with its key, in one file."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = folder / "certificate.pem"
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(private + made.public_bytes(Encoding.PEM))
    return file
