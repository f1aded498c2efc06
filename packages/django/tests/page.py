"""Renders templates, and parses their HTML."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from typing import Any

from django.template import engines

from yy_widgets.schema import Widget

Tag = tuple[str, dict[str, str | None]]


class _Parser(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.tags: list[Tag] = []
        self.texts: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


def parsed(html: str) -> _Parser:
    parser = _Parser()
    parser.feed(html)
    parser.close()
    return parser


def tags_of(html: str, name: str) -> list[dict[str, str | None]]:
    return [attributes for tag, attributes in parsed(html).tags if tag == name]


def script(html: str, **attributes: str) -> str | None:
    """The text of the script that has these attributes; None without one."""
    for written, text in re.findall(r"<script([^>]*)>(.*?)</script>", html, re.DOTALL):
        found = parsed(f"<script{written}></script>").tags[0][1]
        if attributes.items() <= found.items():
            return text
    return None


def parsed_attributes(widget: Widget, html: str) -> dict[str, Any]:
    """The attributes of the widget's tag. JSON is parsed."""
    _, attributes = parsed(html).tags[0]
    read: dict[str, Any] = dict(attributes)
    for attribute in widget.attributes.values():
        if attribute.kind == "json" and attribute.attribute in read:
            read[attribute.attribute] = json.loads(read[attribute.attribute])
    return read


def render(source: str, request: Any = None, **context: Any) -> str:
    html = engines["django"].from_string("{% load yy %}" + source).render(context, request)
    html.encode()
    return html


FOLLOW = 'user_id=3 follow_path="/f" unfollow_path="/f" login_path="/e"'


def follow_button(more: str = "", **context: Any) -> str:
    return render(f'{{% yy "follow-button" {FOLLOW} {more} %}}{{% endyy %}}', **context)
