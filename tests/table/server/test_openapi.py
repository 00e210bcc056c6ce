"""What the OpenAPI document says is so: whatever is sent, no answer is a surprise, none a 5xx."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any, TypeAlias

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case
from schemathesis.specs.openapi.checks import (
    allow_header_conformance,
    negative_data_rejection,
    positive_data_acceptance,
)

from gloam.table.server.app import make_app
from gloam.table.server.openapi import truthful
from gloam.table.server.settings import Settings
from tests.table.guests import Guest
from tests.table.processes import Server

AnyCase: TypeAlias = "Case[Any]"  # of whichever operation

schema = schemathesis.openapi.from_dict(truthful(make_app(Settings()).openapi_schema.to_schema()))

# Litestar answers OPTIONS for one handler of a path only.
SPARED = [allow_header_conformance]
# What was right may be out of place at that table, what was wrong in its name is right.
FITTING = [positive_data_acceptance, negative_data_rejection]

# What is proven first, and no made-up one holds: a campaign's file, the token of a link.
UNLIKELY = ("/api/campaigns/import", "/api/alerts/confirm")


@pytest.fixture(scope="module")
def host(server: Server) -> tuple[Guest, str]:
    """Somebody with a table where everything is possible."""
    guest = Guest(server.url)
    return guest, guest.new_table("leduc", "me", "me", public=True)


@schema.parametrize()
@settings(max_examples=10, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_answer_is_as_documented(
    case: AnyCase, server: Server, host: tuple[Guest, str]
) -> None:
    answer = case.call(base_url=server.url)
    # A body that is too large is refused before anybody looks into it.
    unread = answer.status_code == HTTPStatus.REQUEST_ENTITY_TOO_LARGE
    spared = [*SPARED, negative_data_rejection] if unread else SPARED
    if case.path in UNLIKELY:
        spared = [*SPARED, *FITTING]
    case.validate_response(answer, excluded_checks=spared)
    if "table" in case.path_parameters:  # at a table that is there, as the one who has made it
        guest, table = host
        case.path_parameters["table"] = table
        case.call_and_validate(
            base_url=server.url,
            headers={"Authorization": f"Bearer {guest.key}"},
            excluded_checks=[*SPARED, *FITTING],
        )
