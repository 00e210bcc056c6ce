"""Web Push: a message encrypted for one browser (RFC 8291) and signed by this server (RFC 8292).

The push service that carries it can neither read it nor send one of its own.
"""

from __future__ import annotations

import base64
import os
import struct
from typing import Final
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
RECORD: Final = 4096  # bytes; a message is one record
SIGNED_FOR: Final = 12 * 3600.0  # seconds; push services take up to a day
LAST_RECORD: Final = b"\x02"


def encode(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """Raises ValueError if it is no base64."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


class BadKeys(ValueError):
    """What no browser would send."""


def check_keys(p256dh: str, auth: str) -> None:
    """Raises BadKeys unless these are the keys of a browser's subscription."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(p256dh))
        length = len(decode(auth))
    except ValueError as error:
        raise BadKeys(str(error)) from None
    if length != 16:
        raise BadKeys(f"auth has 16 bytes, not {length}")


def encrypt(message: bytes, p256dh: str, auth: str) -> bytes:
    """The body of a request to a push service, for the browser with these keys."""
    theirs = decode(p256dh)
    once = ec.generate_private_key(CURVE)
    public = _point(once)
    shared = once.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    secret = _derived(shared, decode(auth), b"WebPush: info\0" + theirs + public, 32)
    salt = os.urandom(16)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + struct.pack("!IB", RECORD, len(public)) + public
    return head + AESGCM(key).encrypt(nonce, message + LAST_RECORD, None)


class Signer:
    """This server's own key. Browsers subscribe with its public half; push services take messages
    for them only from whoever has the other."""

    def __init__(self, private: str, contact: str = "") -> None:
        """`private` as `new_private_key` makes it; `contact` is an address for whoever runs a push
        service (mailto: or https:)."""
        self._key = ec.derive_private_key(int(private, 16), CURVE)
        self._contact = contact
        self.public = encode(_point(self._key))

    def authorization(self, endpoint: str, now: float) -> str:
        """The header for a request to an endpoint."""
        where = urlsplit(endpoint)
        claims: dict[str, str | int] = {
            "aud": f"{where.scheme}://{where.netloc}",
            "exp": int(now + SIGNED_FOR),
        }
        if self._contact:
            claims["sub"] = self._contact
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        signed = ".".join(encode(msgspec.json.encode(part)) for part in parts)
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = encode(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"


def new_private_key() -> str:
    """A key to be kept, in hex."""
    return f"{ec.generate_private_key(CURVE).private_numbers().private_value:064x}"


def _point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)
