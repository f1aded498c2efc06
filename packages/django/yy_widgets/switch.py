"""Which widgets run, and from which build: where an application says it (`YY["SWITCH"]`)."""

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

#: What each file said when it could last be read.
_known: dict[Path, Any] = {}


@dataclass(frozen=True)
class Switch:
    #: For the page.
    value: dict[str, Any] = field(default_factory=dict)
    #: Sentences.
    problems: tuple[str, ...] = ()
    #: What the source has raised.
    cause: Exception | None = None


def page_switch(request: HttpRequest | None = None) -> dict[str, Any]:
    """What `YY["SWITCH"]` says, for a view that answers to `SWITCH_SRC`: `JsonResponse(page_switch(request))`."""
    switch = switch_of(option("SWITCH"), request)
    report("page_switch", switch.problems, "YY-805", cause=switch.cause)
    return switch.value


def switch_of_features(features: Mapping[str, Any]) -> dict[str, Any]:
    """
    A switch of feature flags: `yy_select_off` has `yy-select` off, `yy_lite` says the flavour, others say nothing.

    `features` has the names, and whether each is on for this visitor.
    """
    on = [name for name, is_on in features.items() if is_on]
    off = [match[1] for name in on if (match := _FEATURE_OFF.fullmatch(name))]
    return {"off": [f"yy-{name.replace('_', '-')}" for name in off], "flavour": {"lite": 100} if "yy_lite" in on else {}}


def is_switch_file(source: Any) -> bool:
    return isinstance(source, Path) or (isinstance(source, str) and source.endswith(".json"))


def switch_of(source: Any, request: HttpRequest | None) -> Switch:
    """
    Of a dict; the path of a JSON file, which is read for each page; a callable, which is asked with the request, or the
    dotted path of one. None says nothing.

    Whatever is behind it, there is one: a source that fails leaves all on, a file that cannot be read what it said before.
    """
    if is_switch_file(source):
        return _of_file(Path(source))
    try:
        if isinstance(source, str):
            source = import_string(source)
        return _of(source(request) if callable(source) else source)
    except Exception as error:  # noqa: BLE001
        return Switch({}, (f"switch: {type(error).__name__}: {error}",), error)


def _of(given: Any) -> Switch:
    if given is None:
        return Switch()
    value, problems = checked(given)
    return Switch(value, tuple(problems))


def _of_file(path: Path) -> Switch:
    try:
        _known[path] = json.loads(path.read_bytes())
    except (OSError, ValueError) as error:
        known = _of(_known.get(path))
        return Switch(known.value, (*known.problems, f"switch: {path} cannot be read: {error}"), error)
    return _of(_known[path])
