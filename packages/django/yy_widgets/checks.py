"""
Checks for `manage.py check`: of the settings, and of tags in templates, without running these.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.checks import CheckMessage, Error, Tags, Warning, register
from django.template import TemplateSyntaxError, engines
from django.template.backends.django import DjangoTemplates
from django.template.base import Origin, Template
from django.template.library import SimpleBlockNode, SimpleNode
from django.urls import Resolver404, resolve
from django.utils.module_loading import import_string

from .builds import current_build
from .conf import DEFAULTS, option
from .problem import Problem, with_page
from .schema import schema
from .spelling import did_you_mean
from .switch import is_switch_file, switch_of
from .tags import name_problem
from .texts import problems_of
from .values import Unfit, text_of
from .written import UNKNOWN, literal, yy_nodes

CSRF_HEADER = "HTTP_X_CSRF_TOKEN"
MESSAGES = "django.contrib.messages.middleware.MessageMiddleware"
KEEP_MESSAGES = "yy_widgets.middleware.KeepMessages"
_CSRF_MIDDLEWARE = "django.middleware.csrf.CsrfViewMiddleware"


#: The id of a check → the code of its mistake in the guide. Mistakes in templates (E005) have their
#: own codes.
_CODES = {
    "yy_widgets.E001": "YY-811",
    "yy_widgets.E002": "YY-806",
    "yy_widgets.E003": "YY-807",
    "yy_widgets.E004": "YY-816",
    "yy_widgets.E006": "YY-805",
    "yy_widgets.W001": "YY-816",
    "yy_widgets.W002": "YY-816",
    "yy_widgets.W003": "YY-816",
}


def _with_code(message: CheckMessage, code: str | None = None) -> CheckMessage:
    """Adds the code of the mistake, with its page of the guide, to the message's hint."""
    message.hint = "\n".join(filter(None, [message.hint, with_page(code or _CODES[str(message.id)])]))
    return message


@register
def check_settings(**_: Any) -> list[CheckMessage]:
    given = getattr(settings, "YY", {})
    if not isinstance(given, dict):
        return [_with_code(Error("YY must be a dict.", id="yy_widgets.E001"))]
    found: list[CheckMessage] = [
        Error(f"YY: unknown setting {name}{did_you_mean(str(name), DEFAULTS)}.", id="yy_widgets.E001")
        for name in given
        if name not in DEFAULTS
    ]
    texts = option("TEXTS")
    if isinstance(texts, dict):
        found += [
            Error(f"YY: texts of {locale}: {problem}.", id="yy_widgets.E002")
            for locale in texts
            for problem in problems_of(locale)
        ]
    else:
        found.append(Error('YY: TEXTS must be a dict: {"pt-br": {"follow_button": {…}}}.', id="yy_widgets.E002"))
    found += [Error(f"YY: {problem}.", id="yy_widgets.E006") for problem in _problems_of_switch()]
    keep = option("KEEP_BUILDS")
    if not isinstance(keep, int) or keep < 1:
        found.append(Error(f"YY: KEEP_BUILDS must be an integer ≥ 1, got {keep!r}.", id="yy_widgets.E001"))
    build = current_build()
    if not build.is_present:
        found.append(Error(f"There are no built files in {build.folder}.", id="yy_widgets.E003"))
    return [_with_code(each) for each in found]


def _problems_of_switch() -> list[str]:
    """The problems of a dict or a file. A function is not called, because there is no request."""
    source = option("SWITCH")
    if isinstance(source, str) and not is_switch_file(source):
        try:
            source = import_string(source)
        except ImportError as error:
            return [f"switch: {error}"]
    return [] if callable(source) else list(switch_of(source, None).problems)


@register(Tags.security)
def check_csrf(**_: Any) -> list[CheckMessage]:
    if _CSRF_MIDDLEWARE not in settings.MIDDLEWARE or settings.CSRF_HEADER_NAME == CSRF_HEADER:
        return []
    error = Error(
        f"The widgets send their token as X-CSRF-Token, and CSRF_HEADER_NAME is {settings.CSRF_HEADER_NAME!r}.",
        hint=f'Write CSRF_HEADER_NAME = "{CSRF_HEADER}", and let your own scripts send that header too.',
        id="yy_widgets.E004",
    )
    return [_with_code(error)]


@register
def check_messages(**_: Any) -> list[CheckMessage]:
    middleware = list(settings.MIDDLEWARE)
    if MESSAGES not in middleware or KEEP_MESSAGES in middleware[middleware.index(MESSAGES) :]:
        return []
    hint = f'Write "{KEEP_MESSAGES}" after "{MESSAGES}".'
    warning = Warning("A form that the widget sends would use up its messages.", hint=hint, id="yy_widgets.W003")
    return [_with_code(warning)]


@register(Tags.urls)
def check_urls(**_: Any) -> list[CheckMessage]:
    if not getattr(settings, "ROOT_URLCONF", None):
        return []
    try:
        resolve("/metadata/user")
    except Resolver404:
        hint = 'path("metadata/user", lambda request: JsonResponse({"id": request.user.pk}))'
        text = "No URL answers /metadata/user, which says who is signed in."
        return [_with_code(Warning(text, hint=hint, id="yy_widgets.W001"))]
    return []


@register(Tags.templates)
def check_templates(**_: Any) -> list[CheckMessage]:
    found: list[CheckMessage] = []
    has_head = False
    for engine in engines.all():
        if not isinstance(engine, DjangoTemplates):
            continue
        for file in _files(engine):
            text = file.read_text("utf-8", errors="replace")
            if "{% yy" not in text:
                continue
            try:
                template = Template(text, Origin(str(file)), str(file), engine.engine)
            except TemplateSyntaxError as error:
                found.append(Error(f"{_short(file)}: {error}", id="yy_widgets.E005"))
                continue
            has_head = has_head or any(
                getattr(node.func, "__name__", "") == "yy_head" for node in template.nodelist.get_nodes_by_type(SimpleNode)
            )
            found += [
                _with_code(Error(f"{_short(file)}:{node.token.lineno}: {problem}", id="yy_widgets.E005"), problem.code)
                for node in yy_nodes(template.nodelist)
                for problem in problems_of_node(node)
            ]
    if not has_head:
        found.append(_with_code(Warning("No template has {% yy_head %} in its head.", id="yy_widgets.W002")))
    return found


def template_folders() -> list[Path]:
    """The folders of the application's own templates, without those of installed packages."""
    folders = (Path(folder) for engine in engines.all() for folder in getattr(engine, "template_dirs", ()))
    return [each for each in folders if each.is_dir() and not {"site-packages", "dist-packages"} & set(each.parts)]


def problems_of_node(node: SimpleBlockNode) -> Iterator[Problem]:
    """Yields the problems of a `{% yy %}`. Values that the view gives are not checked."""
    name = literal(node.args[0]) if node.args else None
    if name is UNKNOWN:
        return
    widget = schema().find(name) if isinstance(name, str) else None
    if widget is None:
        yield Problem("YY-810", f"{{% yy %}}: {schema().unknown(name)}")
        return
    for argument, expression in node.kwargs.items():
        attribute = widget.attributes.get(argument)
        value = literal(expression)
        problem = None
        if attribute is None:
            problem = name_problem(widget, argument)
        elif value is not UNKNOWN and value is not None:
            try:
                text_of(attribute, value)
            except Unfit as unfit:
                problem = Problem(unfit.code, f"{argument} {unfit}")
        if problem is not None:
            yield Problem(problem.code, f"{widget.written}: {problem}")
    for attribute in widget.attributes.values():
        if attribute.required and attribute.name not in node.kwargs:
            yield Problem("YY-101", f"{widget.written}: {attribute.name} is required")


def _files(engine: DjangoTemplates) -> Iterator[Path]:
    own = set(template_folders())
    for folder in map(Path, engine.template_dirs):
        if folder in own:
            yield from sorted(each for each in folder.rglob("*") if each.is_file() and each.suffix in {".html", ".txt", ".svg"})


def _short(file: Path) -> str:
    """The path relative to the current folder, if the file is in it."""
    return str(file.relative_to(Path.cwd())) if file.is_relative_to(Path.cwd()) else str(file)
