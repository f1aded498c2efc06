"""
Converts the arguments of `{% yy %}` to attributes of the tag. Invalid arguments are left out, and
reported.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Mapping
from typing import Any

from .problem import Problem
from .schema import Attribute, Widget, schema
from .spelling import did_you_mean
from .values import Unfit, describe, escaped, html_of, plain_text

#: Attributes of every HTML element, except `aria-…`, `data-…` and event handlers.
_GLOBAL = """
    accesskey autocapitalize autofocus class contenteditable dir draggable enterkeyhint hidden id inert inputmode itemid
    itemprop itemref itemscope itemtype lang part popover role slot spellcheck style tabindex title translate
""".split()
#: Boolean attributes of HTML, which have no value.
_BOOLEAN = frozenset({"autofocus", "hidden", "inert", "itemscope"})
#: Matches `aria-…`, `data-…`, and the attributes of Alpine, htmx, Vue and Unpoly.
_PREFIXED = re.compile(r"(?:aria|data|x|hx|v|up)-[a-z0-9-]+")


def name_problem(widget: Widget, argument: str) -> Problem | None:
    """The `Problem` with the name of an argument; None when it is allowed."""
    if argument in widget.attributes:
        return None
    html = argument.replace("_", "-").lower()
    for own in widget.attributes.values():
        if own.attribute == html:
            return Problem("YY-801", f"{argument} is the widget's own: write {own.name} instead")
    if html in _GLOBAL or _PREFIXED.fullmatch(html):
        return None
    guess = did_you_mean(argument, [*widget.attributes, *_GLOBAL])
    others = ", ".join(other.written for other in schema().taking(argument)[:3])
    return Problem("YY-801", f"unknown argument {argument}{guess or (others and f', which is one of {others}')}")


class TagAttributes:
    """The attributes of a widget's tag."""

    def __init__(self, widget: Widget, given: Mapping[str, Any]) -> None:
        #: sentences
        self.problems: list[str] = []
        #: name on the tag → escaped text; None for an attribute without a value
        self._written: dict[str, str | None] = {}
        self._widget = widget
        for name, attribute in widget.attributes.items():
            self._write(attribute, given.get(name))
        for name, value in given.items():
            if name not in widget.attributes:
                self._pass(name, value)

    def add(self, attribute: Attribute, value: Any) -> None:
        """Adds an attribute, unless it was given."""
        self._written.setdefault(attribute.attribute, html_of(attribute, value))

    @property
    def html(self) -> str:
        """All attributes, with a space before each: ` data-user-id="3" class="big"`."""
        return "".join(f" {name}" if text is None else f' {name}="{text}"' for name, text in self._written.items())

    def _write(self, attribute: Attribute, value: Any) -> None:
        if value is None:
            if attribute.required:
                self.problems.append(Problem("YY-101", f"{attribute.name} is required"))
            return
        if attribute.deprecated:
            since, use = attribute.deprecated["since"], attribute.deprecated["use"]
            warnings.warn(
                f"{self._widget.written}: {attribute.name} is deprecated since {since}, use {use}",
                DeprecationWarning,
                stacklevel=2,
            )
        try:
            self._written[attribute.attribute] = html_of(attribute, value)
        except Unfit as unfit:
            self.problems.append(Problem(unfit.code, f"{attribute.name} {unfit}"))

    def _pass(self, argument: str, value: Any) -> None:
        problem = name_problem(self._widget, argument)
        if problem is not None:
            self.problems.append(problem)
            return
        name = argument.replace("_", "-").lower()
        if value is None or (value is False and name in _BOOLEAN):
            return
        if value is True and name in _BOOLEAN:
            self._written[name] = None
            return
        is_plain = isinstance(value, (bool, int, float))
        text = str(value).lower() if is_plain else plain_text(value)
        if text is None:
            self.problems.append(Problem("YY-803", f"{argument} must be text, got {describe(value)}"))
        else:
            self._written[name] = escaped(text, is_html=hasattr(value, "__html__"))
