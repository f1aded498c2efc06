from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from .values import escaped


def tag(name: str, attributes: Mapping[str, str | None], content: str | None = None) -> str:
    """
    An attribute that is None is left out. `content` is HTML; None for an element without an end
    tag.
    """
    written = "".join(
        f' {attribute}="{escaped(text, is_html=False)}"' for attribute, text in attributes.items() if text is not None
    )
    return f"<{name}{written}>" if content is None else f"<{name}{written}>{content}</{name}>"


def json_script(attributes: Mapping[str, str | None], value: Any) -> str:
    return tag("script", attributes, script_json(value))


def script_json(value: Any) -> str:
    """JSON for a script. It cannot end the script."""
    return json.dumps(value, separators=(",", ":")).replace("<", "\\u003c")
