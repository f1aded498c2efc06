"""Reads an application's rules about which widgets run, and from which build (`YY["SWITCH"]`)."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from django.http import HttpRequest
from django.utils.module_loading import import_string

from .conf import option
from .problems import report
from .switch_rules import checked

_FEATURE_OFF = re.compile(r"yy_(\w+)_off")

#: Path of a file → its last readable content
_contents: dict[Path, Any] = {}


@dataclass(frozen=True)
class Switch:
    #: The rules for the page.
    value: dict[str, Any] = field(default_factory=dict)
    #: Sentences.
    problems: tuple[str, ...] = ()
    #: The error that the source has raised.
    cause: Exception | None = None


def page_switch(request: HttpRequest | None = None) -> dict[str, Any]:
    """
    The rules of `YY["SWITCH"]`, for the view of `SWITCH_SRC`: `JsonResponse(page_switch(request))`.
    """
    switch = switch_of(option("SWITCH"), request)
    report("page_switch", switch.problems, "YY-805", cause=switch.cause)
    return switch.value


def switch_of_features(features: Mapping[str, Any]) -> dict[str, Any]:
    """
    A switch from feature flags: `yy_select_off` switches `yy-select` off, `yy_lite` chooses the
    flavour. Other flags have no effect.

    `features` maps the name of each flag to whether it is on for this visitor.
    """
    on = [name for name, is_on in features.items() if is_on]
    off = [match[1] for name in on if (match := _FEATURE_OFF.fullmatch(name))]
    return {"off": [f"yy-{name.replace('_', '-')}" for name in off], "flavour": {"lite": 100} if "yy_lite" in on else {}}


def is_switch_file(source: Any) -> bool:
    return isinstance(source, Path) or (isinstance(source, str) and source.endswith(".json"))


def switch_of(source: Any, request: HttpRequest | None) -> Switch:
    """
    `source` is a dict; the path of a JSON file, which is read for each page; a callable, which is
    called with the request, or its dotted path; or None for no rules.

    Never raises: when a callable raises, there are no rules; while a file cannot be read, its last
    content is used.
    """
    if is_switch_file(source):
        return _switch_of_file(Path(source))
    try:
        if isinstance(source, str):
            source = import_string(source)
        return _switch_of_value(source(request) if callable(source) else source)
    except Exception as error:  # noqa: BLE001
        return Switch({}, (f"switch: {type(error).__name__}: {error}",), error)


def _switch_of_value(given: Any) -> Switch:
    if given is None:
        return Switch()
    value, problems = checked(given)
    return Switch(value, tuple(problems))


def _switch_of_file(path: Path) -> Switch:
    try:
        _contents[path] = json.loads(path.read_bytes())
    except (OSError, ValueError) as error:
        last = _switch_of_value(_contents.get(path))
        return Switch(last.value, (*last.problems, f"switch: {path} cannot be read: {error}"), error)
    return _switch_of_value(_contents[path])
