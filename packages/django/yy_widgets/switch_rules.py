"""Checks an application's rules about its widgets. Invalid rules are left out."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from django.conf import settings

from .builds import PublishedBuilds, current_build
from .schema import schema
from .spelling import did_you_mean
from .values import describe

_KEYS = ("off", "release", "flavour", "mount", "failing")
_MODES = ("eager", "visible", "interaction")
_FLAVOURS = ("react", "lite")


def checked(given: Any) -> tuple[dict[str, Any], list[str]]:
    """Returns the valid rules, and a sentence for each problem."""
    reader = _Reader()
    return reader.read(given), reader.problems


class _Reader:
    def __init__(self) -> None:
        self.problems: list[str] = []

    def read(self, given: Any) -> dict[str, Any]:
        if not isinstance(given, Mapping):
            self._refuse(f"must be a dict, got {describe(given)}")
            return {}
        for key in given:
            if key not in _KEYS:
                self._refuse(f"has no key {key}{did_you_mean(str(key), _KEYS)}")
        read = {
            "off": list(self._off(given.get("off"))),
            "release": dict(self._release(given.get("release"))),
            "flavour": dict(self._flavour(given.get("flavour"))),
            "mount": dict(self._mount(given.get("mount"))),
            "failing": given.get("failing"),
        }
        return self._writable({key: value for key, value in read.items() if value is not None and value not in ([], {})})

    def _off(self, rules: Any) -> Iterator[Any]:
        if isinstance(rules, (str, Mapping)):
            rules = [rules]
        elif rules is not None and not isinstance(rules, (list, tuple, set, frozenset)):
            self._refuse(f"off must be a list of tags, got {describe(rules)}")
            return
        for rule in rules or ():
            tag = rule.get("tag") if isinstance(rule, Mapping) else rule
            if _is_tag(tag):
                yield rule
            else:
                self._refuse(f"off names no widget: {describe(rule)}{_suggestion(tag)}")

    def _release(self, given: Any) -> Iterator[tuple[str, Any]]:
        """
        Yields folders of builds with their percentages; the version `0.4.0` stands for its newest
        build.
        """
        shares = list(self._shares("release", given))
        folder = Path(settings.STATIC_ROOT) / "yy" if settings.STATIC_ROOT else None
        published = PublishedBuilds(folder).versions() if shares and folder else []
        for version, percent in shares:
            builds = (current_build().version, *published)
            build = next((each for each in builds if each == version or each.startswith(f"{version}-")), None)
            if build is None:
                self._refuse(f"release: no build of {version} is published in {folder or 'STATIC_ROOT, which names no folder'}")
            else:
                yield build, percent

    def _flavour(self, given: Any) -> Iterator[tuple[str, Any]]:
        for name, percent in self._shares("flavour", given):
            if name in _FLAVOURS:
                yield name, percent
            else:
                self._refuse(f"flavour must be one of {', '.join(_FLAVOURS)}, got {name}")

    def _mount(self, given: Any) -> Iterator[tuple[str, str]]:
        for tag, mode in self._items("mount", given):
            if not _is_tag(tag):
                self._refuse(f"mount names no widget: {tag}{_suggestion(tag)}")
            elif not isinstance(mode, str) or mode not in _MODES:
                self._refuse(f"mount of {tag} must be one of {', '.join(_MODES)}, got {describe(mode)}")
            else:
                yield tag, mode

    def _shares(self, key: str, given: Any) -> Iterator[tuple[Any, Any]]:
        valid = []
        for name, percent in self._items(key, given):
            if isinstance(percent, (int, float)) and not isinstance(percent, bool) and 0 <= percent <= 100:
                valid.append((name, percent))
            else:
                self._refuse(f"{key} of {name} must be a number from 0 to 100, got {describe(percent)}")
        if sum(percent for _, percent in valid) > 100:
            self._refuse(f"{key} must be 100 at most altogether")
        else:
            yield from valid

    def _items(self, key: str, given: Any) -> Iterator[tuple[Any, Any]]:
        if isinstance(given, Mapping):
            yield from given.items()
        elif given is not None:
            self._refuse(f"{key} must be a dict, got {describe(given)}")

    def _writable(self, read: dict[str, Any]) -> dict[str, Any]:
        try:
            json.dumps(read, allow_nan=False)
        except (TypeError, ValueError) as error:
            self._refuse(f"cannot be written as JSON: {error}")
            return {}
        return read

    def _refuse(self, problem: str) -> None:
        self.problems.append(f"switch {problem}")


def _is_tag(tag: Any) -> bool:
    return isinstance(tag, str) and tag in _tags()


def _suggestion(tag: Any) -> str:
    return did_you_mean(tag, _tags()) if isinstance(tag, str) else ""


def _tags() -> list[str]:
    return [widget.tag for widget in schema().widgets.values()]
