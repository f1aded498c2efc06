"""Converts a Python value to the text of an attribute, in the format that the elements parse."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Mapping
from datetime import date, datetime, time, timedelta
from decimal import Decimal
from enum import Enum
from typing import Any, NoReturn
from uuid import UUID

from django.db.models import Model, QuerySet
from django.utils.functional import Promise

from .schema import Attribute
from .spelling import similar

_NUMBER = re.compile(r"[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?", re.ASCII | re.IGNORECASE)
_INSTANT = re.compile(
    r"\s*(?:\d{1,16}|\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?(?:Z|[+-]\d\d:?(?:\d\d)?))\s*",
    re.ASCII,
)
_WITHOUT_HOST = re.compile(r"https?:[/\\]*", re.IGNORECASE)
_SCHEME = re.compile(r"[a-z][a-z0-9+.-]*:", re.ASCII | re.IGNORECASE)
_BARE_AMPERSAND = re.compile(r"&(?!(?:#\d+|#x[0-9a-f]+|[a-z][a-z0-9]*);)", re.ASCII | re.IGNORECASE)
_UP_TO_SPACE = "".join(map(chr, range(0x21)))
_BLANK = re.compile(r"[\s\x00-\x1f\x7f-\x9f]*")
#: JSON must not be nested deeper.
_MAX_DEPTH = 64
#: Longer texts are shortened in messages.
_MAX_QUOTE_LENGTH = 80


class Unfit(ValueError):
    """Raised for a value that an attribute does not accept. The message says what it must be."""

    code = "YY-102"


class Blank(Unfit):
    """Raised for a required value that is blank."""

    code = "YY-101"


def html_of(attribute: Attribute, value: Any) -> str:
    """
    The text for the inside of an attribute, escaped. Text that is marked as safe keeps its
    entities.

    Raises `Unfit`.
    """
    return escaped(text_of(attribute, value), is_html=attribute.kind != "json" and hasattr(value, "__html__"))


def escaped(text: str, *, is_html: bool) -> str:
    """
    `is_html` says whether the text keeps its entities. In either case it cannot end the attribute.
    """
    # A lone surrogate cannot be encoded.
    text = text.encode(errors="replace").decode()
    text = _BARE_AMPERSAND.sub("&amp;", text) if is_html else text.replace("&", "&amp;")
    for character, entity in (("<", "&lt;"), (">", "&gt;"), ('"', "&quot;"), ("'", "&#x27;")):
        text = text.replace(character, entity)
    return text


def text_of(attribute: Attribute, value: Any) -> str:
    """The text without escaping. Raises `Unfit`."""
    if isinstance(value, Enum):
        value = value.value
    text = _of_kind[attribute.kind](attribute, value)
    if not _is_utf8(text):
        raise Unfit("must be text in UTF-8")
    if attribute.required and _BLANK.fullmatch(text):
        raise Blank(f"must not be blank, got {describe(value)}{_hint_for_empty(value)}")
    return text


def plain_text(value: Any) -> str | None:
    """
    The text of a value; None for a value without a clear text: the `__str__` of a model is for
    people, and a date has no time zone.
    """
    if isinstance(value, str):
        return str(value)
    if isinstance(value, (Promise, UUID)):
        return str(value)
    return str(value.__html__()) if hasattr(value, "__html__") and not isinstance(value, type) else None


def describe(value: Any) -> str:
    """A short description of a value, without the content of objects and lists."""
    if isinstance(value, str):
        quoted = json.dumps(str(value), ensure_ascii=not _is_utf8(value))
        return quoted if len(quoted) <= _MAX_QUOTE_LENGTH else f'{quoted[:_MAX_QUOTE_LENGTH]}…"'
    if value is None or isinstance(value, (bool, int, float, Decimal)):
        return str(value)
    if isinstance(value, (datetime, date, time)):
        return f"the {type(value).__name__} {value.isoformat()}"
    return f"a value of {type(value).__qualname__}"


def _is_utf8(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _hint_for_empty(value: Any) -> str:
    """In a template, a variable that the view does not give is an empty text."""
    return ": does the view give this variable?" if value == "" else ""


def _refuse(attribute: Attribute, value: Any, hint: str = "") -> NoReturn:
    suffix = f": {hint}" if hint else _hint_for_empty(value)
    raise Unfit(f"must be {attribute.expectation}, got {describe(value)}{suffix}")


def _string(attribute: Attribute, value: Any) -> str:
    match value:
        case Model() if attribute.is_id:
            text = None if value.pk is None else str(value.pk)
            if text is None:
                _refuse(attribute, value, "it has no key before it is saved")
        case datetime() if attribute.is_instant:
            text = _instant(attribute, value)
        case timedelta():
            _refuse(attribute, value, "it is a length of time: timezone.now() + … is an instant")
        case bool():
            text = None
        case int() | float() | Decimal():
            text = _number_text(value) if math.isfinite(value) else None
        case _:
            text = plain_text(value)
    if text is None or (attribute.is_instant and not _INSTANT.fullmatch(text)):
        _refuse(attribute, value)
    return text


def _instant(attribute: Attribute, value: datetime) -> str:
    if value.utcoffset() is None:
        _refuse(attribute, value, "it has no time zone: timezone.now() and USE_TZ = True give one")
    return value.isoformat(timespec="milliseconds" if value.microsecond else "seconds")


def _boolean(attribute: Attribute, value: Any) -> str:
    if value is True or (isinstance(value, str) and value == "true"):
        return "true"
    if value is False or (isinstance(value, str) and value == "false"):
        return "false"
    _refuse(attribute, value)


def _number(attribute: Attribute, value: Any) -> str:
    if isinstance(value, timedelta):
        _refuse(attribute, value, "say its unit, for example .total_seconds()")
    is_number = isinstance(value, (int, float, Decimal)) and not isinstance(value, bool)
    text = _number_text(value) if is_number else (plain_text(value) or "").strip()
    if not _NUMBER.fullmatch(text):
        _refuse(attribute, value)
    number = float(text)
    fits = (attribute.min is None or number >= attribute.min) and (attribute.max is None or number <= attribute.max)
    if not fits or not math.isfinite(number) or (attribute.integer and not number.is_integer()):
        _refuse(attribute, value)
    return text


def _number_text(value: float | Decimal) -> str:
    is_whole = isinstance(value, float) and value.is_integer() and abs(value) < 2**53
    return str(int(value)) if is_whole else str(value)


def _choice(attribute: Attribute, value: Any) -> str:
    text = plain_text(value)
    if text is None:
        _refuse(attribute, value)
    for word in (text, text.replace("_", "-")):
        if word in attribute.options:
            return word
    meant = similar(text, attribute.options)
    _refuse(attribute, value, f"did you mean {meant}?" if meant else "")


def _url(attribute: Attribute, value: Any) -> str:
    """Browsers ignore tabs and line ends in a URL, and control characters and spaces before it."""
    text = plain_text(value)
    if text is None:
        _refuse(attribute, value)
    bare = re.sub(r"[\t\r\n]", "", text).lstrip(_UP_TO_SPACE)
    scheme = _SCHEME.match(bare)
    is_foreign = scheme is not None and scheme[0].lower() not in attribute.all_schemes
    if _BLANK.fullmatch(bare) or _WITHOUT_HOST.fullmatch(bare) or is_foreign:
        _refuse(attribute, value)
    return text


def _json(attribute: Attribute, value: Any) -> str:
    """A text must already be JSON."""
    text = plain_text(value)
    if text is not None:
        try:
            json.loads(text)
        except (ValueError, RecursionError):
            _refuse(attribute, value, "" if text == "" else "the text is no JSON")
        return text
    plain = _plain(attribute, value, value, _MAX_DEPTH)
    try:
        written = json.dumps(plain, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    except ValueError:
        _refuse(attribute, value, "it cannot be written as JSON")
    if not _is_utf8(written):
        _refuse(attribute, value, "it holds text that is not UTF-8")
    return written


def _plain(attribute: Attribute, part: Any, value: Any, depth: int) -> Any:
    """
    Converts a value to dicts, lists and plain values. Refuses a model, whose JSON would have every
    column.
    """
    if depth == 0:
        _refuse(attribute, value, "it contains itself, or is too deep")

    def inside(each: Any) -> Any:
        return _plain(attribute, each, value, depth - 1)

    match part:
        case Enum():
            return inside(part.value)
        case None | bool() | int() | float() | str():
            return part
        case Decimal() if part.is_finite():
            return int(part) if part == part.to_integral_value() else float(part)
        case Model():
            _refuse(attribute, value, "give a dict of the fields it needs, not a model")
        case Mapping():
            return {_key(attribute, key, value): inside(each) for key, each in part.items()}
        case list() | tuple() | QuerySet():
            return [inside(each) for each in part]
        case datetime() if part.utcoffset() is None:
            _refuse(attribute, value, "it holds a datetime without a time zone")
        case datetime() | date() | time():
            return part.isoformat()
        case Promise() | UUID():
            return str(part)
        case _:
            _refuse(attribute, value, f"{describe(part)} is no JSON")


def _key(attribute: Attribute, key: Any, value: Any) -> str:
    if isinstance(key, (str, int)) and not isinstance(key, bool):
        return str(key)
    _refuse(attribute, value, f"{describe(key)} is no key of a JSON object")


_of_kind = {
    "string": _string,
    "boolean": _boolean,
    "number": _number,
    "choice": _choice,
    "json": _json,
    "url": _url,
}
