"""All widgets of `schema.json`, with their attributes."""

from __future__ import annotations

import json
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path
from typing import Any, Literal

from .spelling import did_you_mean

Kind = Literal["string", "boolean", "number", "choice", "json", "url"]


@dataclass(frozen=True)
class Attribute:
    """The name, kind and limits of one attribute of a widget."""

    #: The name in a template, `user_id`.
    name: str
    #: The name on the tag, `data-user-id`.
    attribute: str
    kind: Kind
    required: bool = False
    integer: bool = False
    #: Whether it is a text that visitors read.
    text: bool = False
    min: float | None = None
    max: float | None = None
    #: The allowed words of a choice.
    options: tuple[str, ...] = ()
    #: The allowed schemes of a URL, in addition to `http:` and `https:`.
    schemes: tuple[str, ...] = ()
    #: Describes the allowed JSON: `{ name: string }`.
    type: str | None = None
    #: Describes the allowed strings.
    format: str | None = None
    #: The widget's own text.
    default: Any = None
    #: Names of the placeholders in a text, `count` for `{count}`.
    placeholders: tuple[str, ...] = ()
    #: `{"since": "0.2.0", "use": "user_id"}`
    deprecated: dict[str, str] | None = None

    @property
    def is_id(self) -> bool:
        return self.kind == "string" and (self.name == "id" or self.name.endswith("_id"))

    @property
    def is_instant(self) -> bool:
        return "instant" in (self.format or "")

    @property
    def all_schemes(self) -> tuple[str, ...]:
        return ("http:", "https:", *self.schemes)

    @property
    def expectation(self) -> str:
        """Describes the allowed values, for messages: "an integer from 1 to 5"."""
        match self.kind:
            case "boolean":
                return "True or False"
            case "number":
                return self._numbers()
            case "choice":
                return "one of " + ", ".join(f'"{option}"' for option in self.options)
            case "json":
                return f"{self.type}, or JSON of it"
            case "url":
                return f"an {', '.join(self.all_schemes)} address"
            case _:
                return self.format or "a string"

    def _numbers(self) -> str:
        noun = "an integer" if self.integer else "a number"
        if self.min is not None and self.max is not None:
            return f"{noun} from {self.min} to {self.max}"
        if self.min is not None:
            return f"{noun} ≥ {self.min}"
        return f"{noun} ≤ {self.max}" if self.max is not None else noun


_KEYS = {each.name for each in fields(Attribute)}


@dataclass(frozen=True)
class Widget:
    """One custom element with its attributes."""

    tag: str
    #: `follow_button`
    name: str
    #: Name in a template, `user_id` → attribute
    attributes: dict[str, Attribute]

    @property
    def kebab(self) -> str:
        return self.name.replace("_", "-")

    @property
    def written(self) -> str:
        """The tag as messages show it: `{% yy "follow-button" %}`."""
        return f'{{% yy "{self.kebab}" %}}'

    @property
    def texts(self) -> dict[str, Attribute]:
        """The attributes with texts that visitors read, by name."""
        return {name: each for name, each in self.attributes.items() if each.text}


@dataclass(frozen=True)
class Schema:
    version: str
    #: Name, `follow_button` → widget
    widgets: dict[str, Widget]

    def find(self, name: str) -> Widget | None:
        """`name` is `follow-button`, `follow_button` or `yy-follow-button`."""
        return self.widgets.get(name.replace("-", "_").removeprefix("yy_"))

    def unknown(self, name: Any) -> str:
        """Says in a sentence that there is no such widget, with a similar name if there is one."""
        if not isinstance(name, str) or name == "":
            return "its first argument is the name of a widget"
        kebabs = [widget.kebab for widget in self.widgets.values()]
        return f"no widget is called {name}" + did_you_mean(name.replace("_", "-"), kebabs)

    def taking(self, argument: str) -> list[Widget]:
        """The widgets that have this argument."""
        return [widget for widget in self.widgets.values() if argument in widget.attributes]


@cache
def schema() -> Schema:
    data = json.loads((Path(__file__).parent / "schema.json").read_text("utf-8"))
    common = data["common"]
    widgets = (_widget(each, [*each["attributes"], *common]) for each in data["widgets"])
    return Schema(data["version"], {widget.name: widget for widget in widgets})


def _widget(data: dict[str, Any], attributes: list[dict[str, Any]]) -> Widget:
    read = (Attribute(**{key: _frozen(each[key]) for key in _KEYS & each.keys()}) for each in attributes)
    return Widget(data["tag"], data["name"], {attribute.name: attribute for attribute in read})


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value
