"""The OpenAPI document: Litestar makes it from the handlers; here it is made to tell the truth."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar.openapi.plugins import JsonRenderPlugin

from gloam.table import forms
from gloam.table.who import Asked

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
    """Litestar does not know that our forms take no unknown fields, nor how we refuse."""
    described = document["components"]["schemas"]
    used = [form for form in _forms() if form.__name__ in described or form is forms.Fault]
    ours = msgspec.json.schema_components(used, ref_template=WHERE)[1]
    paths = {
        path: {method: _refusing(operation) for method, operation in item.items()}
        for path, item in document["paths"].items()
    }
    return {**document, "paths": paths, "components": {"schemas": {**described, **ours}}}


def _forms() -> list[type[msgspec.Struct]]:
    return [
        form
        for form in vars(forms).values()
        if isinstance(form, type) and issubclass(form, msgspec.Struct)
    ]


def _refusing(operation: dict[str, Any]) -> dict[str, Any]:
    answers = {code: told for code, told in operation["responses"].items() if code < "4"}
    return {**operation, "responses": {**answers, "4XX": REFUSED}}
