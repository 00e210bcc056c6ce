"""What alerts go to: a push service with browsers behind it, and a mail server, all real."""

from __future__ import annotations

import datetime
import ipaddress
import re
import ssl
import struct
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from socketserver import StreamRequestHandler, ThreadingTCPServer
from typing import Any
from urllib.parse import urlsplit

import msgspec
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
)
from cryptography.x509.oid import NameOID

from gloam.table.alerts.web_push import CURVE, encode

HERE = "127.0.0.1"


class Browser:
    """A browser's end of a subscription: it alone can read what is sent."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self._key = ec.generate_private_key(CURVE)
        self._public = self._key.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        self._auth = bytes(range(16))

    @property
    def subscription(self) -> dict[str, str]:
        return {
            "endpoint": self.endpoint,
            "p256dh": encode(self._public),
            "auth": encode(self._auth),
        }

    def read(self, body: bytes) -> dict[str, Any]:
        """What a message says, decrypted as RFC 8291 tells."""
        salt, (_, length) = body[:16], struct.unpack("!IB", body[16:21])
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        point = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs)
        shared = self._key.exchange(ec.ECDH(), point)
        secret = _derived(shared, self._auth, b"WebPush: info\0" + self._public + theirs, 32)
        key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        text = AESGCM(key).decrypt(nonce, sealed, None)
        assert text.endswith(b"\x02"), "the last record ends so"
        told: dict[str, Any] = msgspec.json.decode(text[:-1])
        return told


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class Pushed(msgspec.Struct):
    """A request to the push service."""

    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """Takes what is sent over TLS, and answers 201, or first with what `answers` says of a path."""

    def __init__(self, certificate: Path) -> None:
        self.got: list[Pushed] = []
        self.answers: dict[str, list[int]] = {}
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                told = service.answers.get(self.path)
                status = told.pop(0) if told else 201
                service.got.append(Pushed(self.path, dict(self.headers), body))
                self.send_response(status)
                self.send_header("Location", f"https://{service.host}/elsewhere")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self._server = HTTPServer((HERE, 0), Handler)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate)
        self._server.socket = context.wrap_socket(self._server.socket, server_side=True)
        self.host = f"{HERE}:{self._server.server_port}"

    def browser(self, name: str) -> Browser:
        return Browser(f"https://{self.host}/push/{name}")

    def answer(self, browser: Browser, status: int) -> None:
        """Answer the next message to a browser so."""
        self.answers[urlsplit(browser.endpoint).path] = [status]

    def told(self, browser: Browser) -> list[dict[str, Any]]:
        """What a browser was told, in order."""
        mine = [one for one in self.got if browser.endpoint.endswith(one.path)]
        return [browser.read(one.body) for one in mine]

    @contextmanager
    def open(self) -> Iterator[PushService]:
        with _running(self._server):
            yield self


def certificate(folder: Path) -> Path:
    """A certificate for this machine, with its key, that only tests trust."""
    key = ec.generate_private_key(CURVE)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, HERE)])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(
            x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address(HERE))]), False
        )
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), True)
        .sign(key, hashes.SHA256())
    )
    file = folder / "certificate.pem"
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(private + made.public_bytes(Encoding.PEM))
    return file


class MailSink:
    """An SMTP server that keeps what it gets."""

    def __init__(self) -> None:
        self.got: list[EmailMessage] = []
        sink = self

        class Handler(StreamRequestHandler):
            def handle(self) -> None:
                self._say("220 sink")
                while line := self.rfile.readline():
                    word = line[:4].upper()
                    if word == b"DATA":
                        self._say("354 go on")
                        sink._keep(self._data())
                    self._say("221 bye" if word == b"QUIT" else "250 OK")
                    if word == b"QUIT":
                        return

            def _data(self) -> bytes:
                lines = iter(self.rfile.readline, b".\r\n")
                return b"".join(line.removeprefix(b".") for line in lines)

            def _say(self, text: str) -> None:
                self.wfile.write(f"{text}\r\n".encode())

        self._server = ThreadingTCPServer((HERE, 0), Handler)
        self._server.daemon_threads = True
        self.url = f"smtp://{HERE}:{self._server.server_address[1]}"

    def _keep(self, data: bytes) -> None:
        self.got.append(message_from_bytes(data, policy=policy.default))

    def to(self, address: str) -> list[EmailMessage]:
        return [mail for mail in self.got if mail["To"] == address]

    @contextmanager
    def open(self) -> Iterator[MailSink]:
        with _running(self._server):
            yield self


def link_in(mail: EmailMessage, what: str) -> str:
    """The token of a link in a mail."""
    found = re.search(rf"/alerts#{what}=([\w-]+)", mail.get_content())
    assert found, mail.get_content()
    return found[1]


@contextmanager
def _running(server: HTTPServer | ThreadingTCPServer) -> Iterator[None]:
    thread = threading.Thread(target=server.serve_forever, args=(0.05,))
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
