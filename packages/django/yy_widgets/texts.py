"""
The texts that differ from the widgets' own. Each tag has its texts as attributes, so that tags
which are loaded into a page later, by an infinite scroll, have the right language too.
"""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

from django.core.signals import setting_changed
from django.dispatch import receiver
from django.utils.translation import get_language

from .conf import option
from .problems import report
from .schema import Attribute, Widget, schema
from .spelling import did_you_mean

Texts = dict[str, dict[str, Any]]

_FOLDER = Path(__file__).parent / "texts"
#: Locales whose problems were reported. They are not reported again for each tag.
_reported: set[str] = set()


def texts_of(widget: Widget) -> dict[str, Any]:
    """Name of an argument → its text in the current locale"""
    locale = option("LOCALE")
    if locale == "app":
        locale = get_language() or "pt-br"
    changed, problems = _changed(locale.lower().replace("_", "-"))
    if problems and locale not in _reported:
        report(f"texts of {locale}", problems, "YY-806")
        _reported.add(locale)
    return changed.get(widget.name, {})


def problems_of(locale: str) -> list[str]:
    return _changed(locale.lower().replace("_", "-"))[1]


@cache
def _changed(locale: str) -> tuple[Texts, list[str]]:
    changed: Texts = {}
    problems: list[str] = []
    for source in _sources(locale):
        for name, of_widget in source.items():
            widget = schema().find(name)
            if widget is None:
                problems.append(f"{name}: {schema().unknown(name)}")
            elif not isinstance(of_widget, dict):
                problems.append(f"{name} must hold its texts")
            else:
                for key, text in of_widget.items():
                    attribute = widget.texts.get(key)
                    problem = _problem(widget, key, attribute, text)
                    if problem is not None:
                        problems.append(f"{name}.{key} {problem}")
                    elif attribute is not None and text != attribute.default:
                        changed.setdefault(widget.name, {})[key] = text
                    else:
                        changed.get(widget.name, {}).pop(key, None)
    return changed, problems


@receiver(setting_changed)
def _forget(**_: Any) -> None:
    _changed.cache_clear()
    _reported.clear()


def _sources(locale: str) -> list[Texts]:
    """
    The package's texts, then the application's, which take precedence. A text that a language lacks
    stays Portuguese.
    """
    language = locale.split("-")[0]
    files = (_FOLDER / f"{each}.json" for each in (locale, language))
    own = {key.lower().replace("_", "-"): texts for key, texts in option("TEXTS").items()}
    file = next((each for each in files if each.is_file()), None)
    packaged = json.loads(file.read_text("utf-8")) if file else {}
    return [packaged, own.get(locale, own.get(language, {}))]


def _problem(widget: Widget, key: str, attribute: Attribute | None, text: Any) -> str | None:
    if attribute is None:
        return f"is no text of {widget.written}{did_you_mean(key, widget.texts)}"
    if not isinstance(text, str) and not (attribute.kind == "json" and isinstance(text, list)):
        return f"must be {attribute.expectation}"
    words = text if isinstance(text, str) else " ".join(map(str, text))
    for name in attribute.placeholders:
        if f"%({name})" in words:
            return f"has its values in braces: {{{name}}}, not %({name})s"
    unknown = [name for name in re.findall(r"\{(\w+)\}", words) if name not in attribute.placeholders]
    return f"does not know {{{'}, {'.join(unknown)}}}" if unknown else None
