"""
The rules in `<script type="speculationrules">`: which pages a browser may fetch (`prefetch`) or
render (`prerender`) before the visitor follows a link to them. They include only pages of this
application, and no link that changes data.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from .values import describe

_ACTIONS = ("prefetch", "prerender")
#: `immediate` is not allowed, because it would load every link of a page.
_EAGERNESS = ("conservative", "moderate", "eager")
_URL_PATTERN = re.compile(r"[{(:?]|\*\Z")


def problems_of(speculation: Any, more_except: Any) -> Iterator[str]:
    """Yields a sentence for each problem with the values of both options."""
    if speculation and not all(
        action in _ACTIONS and isinstance(eagerness, str) and eagerness in _EAGERNESS
        for action, eagerness in _actions(speculation).items()
    ):
        words = ", ".join(f'"{word}"' for word in _EAGERNESS)
        yield (
            f'speculation must be one of {words}, or a dict that says it of prefetch and prerender, as {{"prefetch": "eager"}}, '
            f"got {describe(speculation)}"
        )
    for path in _paths(more_except):
        if not isinstance(path, str) or not path.startswith("/"):
            yield f"speculation_except must have paths like /sair or /*/sair, got {describe(path)}"


def rules(speculation: Any, more_except: Any, root: str) -> dict[str, Any]:
    """
    The rules as data for JSON; call this when `problems_of` yields nothing. `more_except` are paths
    in addition to those of `speculation.json`. `root` is the path of the application, "/loja";
    empty at the root of the origin.
    """
    paths = [*_excluded()["except"], *_paths(more_except)]
    conditions = [
        {"href_matches": _below(root) if root else "/*"},
        {"not": {"href_matches": [_below(root + path) for path in paths]}},
        {"not": {"selector_matches": _excluded()["links"]}},
    ]
    return {
        action: [{"where": {"and": conditions}, "eagerness": eagerness}] for action, eagerness in _actions(speculation).items()
    }


def _actions(speculation: Any) -> dict[Any, Any]:
    return speculation if isinstance(speculation, dict) else {"prerender": speculation}


def _paths(given: Any) -> list[Any]:
    if isinstance(given, str):
        return given.split()
    return list(given or ()) if given is None or isinstance(given, (list, tuple)) else [given]


def _below(path: str) -> str:
    """The URL pattern of a path with all paths below it, and with any query."""
    return path if _URL_PATTERN.search(path) else f"{path.rstrip('/')}{{/*}}?"


@cache
def _excluded() -> dict[str, list[str]]:
    return json.loads((Path(__file__).parent / "speculation.json").read_text("utf-8"))
