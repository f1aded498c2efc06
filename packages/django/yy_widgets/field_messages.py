from __future__ import annotations

import re
from typing import Any

#: No form is nested deeper.
MAX_DEPTH = 8


def has_messages(body: dict[str, Any]) -> bool:
    """
    Whether the JSON of a refused form has a message that visitors can read: texts by field, alone
    or in lists, at any depth, perhaps under `errors`. Texts for programs do not count.
    """
    return any(_has_message(value) for key, value in body.items() if not (key == "error" and _is_code(value, body)))


def _is_code(error: Any, body: dict[str, Any]) -> bool:
    """
    The code in `{"error": "csrf"}`, or the status name that Rails answers for an exception:
    `{"status": 422, "error": "Unprocessable Entity"}`.
    """
    status = body.get("status")
    names_status = isinstance(status, (int, float)) and not isinstance(status, bool)
    return isinstance(error, str) and (names_status or re.fullmatch(r"[A-Za-z0-9_.-]+", error) is not None)


def _has_message(value: Any, depth: int = 0) -> bool:
    if depth > MAX_DEPTH:
        return False
    if isinstance(value, dict):
        return any(_has_message(inner, depth + 1) for inner in value.values())
    return any(_is_message(item, depth) for item in value) if isinstance(value, list) else _is_text(value)


def _is_message(item: Any, depth: int) -> bool:
    if not isinstance(item, dict):
        return _is_text(item)
    return _is_text(item["message"]) if _is_coded(item) else _has_message(item, depth + 1)


def _is_text(value: Any) -> bool:
    return isinstance(value, str) and value.strip() != ""


def _is_coded(item: dict[str, Any]) -> bool:
    """A message of Django with its code: `{"message": "já está em uso", "code": "unique"}`."""
    return isinstance(item.get("message"), str) and isinstance(item.get("code"), str)
