"""The OpenAPI document: Litestar makes it from the handlers; here it is made to tell the truth."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar.openapi.plugins import JsonRenderPlugin

from gloam.table.http import alert_bodies, bodies
from gloam.table.http.identity import Asked

WHERE = "#/components/schemas/{name}"
REFUSED = {
    "description": "The request was refused; nothing has changed.",
    "content": {"application/json": {"schema": {"$ref": WHERE.format(name="Fault")}}},
}

Document = dict[str, Any]  # plain data, as OpenAPI has it


class ApiDocs(JsonRenderPlugin):
    def render(self, request: Asked, openapi_schema: Document) -> bytes:
        return super().render(request, truthful(openapi_schema))


def truthful(document: Document) -> Document:
    """Litestar does not know that our bodies take no unknown fields, nor how we refuse."""
    described = document["components"]["schemas"]
    used = [body for body in _bodies() if body.__name__ in described or body is bodies.Fault]
    ours = msgspec.json.schema_components(used, ref_template=WHERE)[1]
    paths = {
        path: {method: _refusing(operation) for method, operation in item.items()}
        for path, item in document["paths"].items()
    }
    return {**document, "paths": paths, "components": {"schemas": {**described, **ours}}}


def _bodies() -> list[type[msgspec.Struct]]:
    return [
        body
        for body in [*vars(bodies).values(), *vars(alert_bodies).values()]
        if isinstance(body, type) and issubclass(body, msgspec.Struct)
    ]


def _refusing(operation: dict[str, Any]) -> dict[str, Any]:
    answers = {code: told for code, told in operation["responses"].items() if code < "4"}
    return {**operation, "responses": {**answers, "4XX": REFUSED}}
