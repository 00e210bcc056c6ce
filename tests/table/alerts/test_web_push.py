"""Messages that only one browser can read, from a server that can prove who it is."""

from __future__ import annotations

import pytest
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from gloam.table.alerts.web_push import (
    CURVE,
    BadKeys,
    Signer,
    check_keys,
    decode,
    encode,
    encrypt,
    new_private_key,
)
from tests.table.alerts.sinks import Browser


def test_what_is_encrypted_for_a_browser_it_alone_can_read() -> None:
    ada, ben = Browser("https://push.example/a"), Browser("https://push.example/b")
    keys = {name: ada.subscription[name] for name in ("p256dh", "auth")}
    body = encrypt(b'{"text": "It is your turn."}', **keys)
    assert ada.read(body) == {"text": "It is your turn."}
    assert b"turn" not in body
    with pytest.raises(InvalidTag):
        ben.read(body)
    assert encrypt(b"{}", **keys) != encrypt(b"{}", **keys), "salted anew each time"


def test_a_request_is_signed_for_its_push_service_and_for_some_hours() -> None:
    signer = Signer(new_private_key(), "mailto:host@example.org")
    scheme, token, key = signer.authorization("https://push.example/x?y", 1000.0).split(" ")
    assert (scheme, key) == ("vapid", f"k={signer.public}")
    signed, _, signature = token.removeprefix("t=").rstrip(",").rpartition(".")
    head, claims = (decode(part) for part in signed.split("."))
    assert b'"ES256"' in head
    assert claims == (b'{"aud":"https://push.example","exp":44200,"sub":"mailto:host@example.org"}')
    verify(signer.public, signed, decode(signature))
    with pytest.raises(InvalidSignature):
        verify(Signer(new_private_key()).public, signed, decode(signature))


def verify(public: str, signed: str, signature: bytes) -> None:
    point = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(public))
    r, s = (int.from_bytes(half, "big") for half in (signature[:32], signature[32:]))
    point.verify(encode_dss_signature(r, s), signed.encode(), ec.ECDSA(hashes.SHA256()))


POINT = Browser("").subscription["p256dh"]


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [
        ("", ""),
        ("!!", encode(bytes(16))),
        (encode(b"\4" + bytes(64)), encode(bytes(16))),
        (POINT, encode(bytes(15))),
    ],
    ids=["nothing", "no base64", "not on the curve", "too short"],
)
def test_keys_that_are_none_are_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(BadKeys):
        check_keys(p256dh, auth)
