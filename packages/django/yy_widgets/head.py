"""Builds the HTML of `{% yy_head %}`: meta tags, stylesheet, preloads and script."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any

from django.conf import settings
from django.http import HttpRequest
from django.middleware.csrf import get_token
from django.template.context import Context
from django.templatetags.static import static
from django.urls import get_script_prefix

from .builds import Build
from .conf import HEAD, option
from .inline import inline_file, inline_text
from .markup import json_script, tag
from .problem import Problem
from .schema import schema
from .speculation import problems_of as problems_of_speculation
from .speculation import rules
from .spelling import did_you_mean
from .switch import Switch, switch_of
from .values import describe
from .written import written_widgets

_ORIGIN = re.compile(r"https?://[^/?#\s]+")
_FLAVOURS = ("react", "lite")


class HeadOptions:
    """The arguments of the tag, with the settings as defaults."""

    def __init__(self, context: Context, given: Mapping[str, Any]) -> None:
        self.context = context
        self.request: HttpRequest | None = getattr(context, "request", None) or context.get("request")
        self._given = given
        self._values: dict[str, Any] = {}

    def get(self, name: str) -> Any:
        if name not in self._values:
            value = self._raw(name)
            self._values[name] = value(self.request) if callable(value) else value
        return self._values[name]

    def _raw(self, name: str) -> Any:
        return self._given[name] if name in self._given else option(name.upper())

    @property
    def has_switch(self) -> bool:
        """Whether the page has a switch. It may be empty, for rules that come later."""
        return self._raw("switch") is not None or self.get("switch_src") is not None

    @cached_property
    def switch(self) -> Switch:
        return switch_of(self._raw("switch"), self.request)

    @property
    def has_doctor(self) -> bool:
        return bool(self.get("doctor")) and self.environment == "development"

    @property
    def nonce(self) -> str | None:
        """
        The given nonce, else that of django-csp or of Django 6, which create one when it is read.
        """
        given = self.get("nonce")
        if given is None:
            given = getattr(self.request, "csp_nonce", None)
        if given is None:
            given = self.context.get("csp_nonce")
        return None if given is None or given is False else str(given) or None

    @property
    def environment(self) -> str:
        return self.get("environment") or ("development" if settings.DEBUG else "production")

    @property
    def folder(self) -> str:
        """The flavour's folder in the build: "" or "lite/"."""
        return "lite/" if self.get("flavour") == "lite" else ""

    @property
    def preloaded(self) -> list[str]:
        """Names of the widgets to preload."""
        names = self.get("preload") or ()
        if names == "written":
            return written_widgets(self.context)
        return names.split() if isinstance(names, str) else list(names)

    @property
    def allowed_origins(self) -> list[str]:
        origins = self.get("allowed_origins") or ()
        return origins.split() if isinstance(origins, str) else list(origins)

    def problems(self, build: Build) -> Iterator[str]:
        names = [name.lower() for name in HEAD]
        for name in self._given:
            if name not in names:
                yield f"unknown argument {name}{did_you_mean(name, names)}"
        if self.get("flavour") not in _FLAVOURS:
            yield f'flavour must be one of "react", "lite", got {describe(self.get("flavour"))}'
        for name in self.preloaded:
            if schema().find(name) is None:
                yield Problem("YY-810", f"preload: {schema().unknown(name)}")
        for origin in self.allowed_origins:
            if not _ORIGIN.fullmatch(origin):
                yield Problem("YY-809", f"allowed_origins: {origin} is no origin like https://site.example")
        yield from self.speculation_problems()
        yield from self.inline_problems(build)
        yield from (Problem("YY-805", problem) for problem in self.switch.problems)

    def speculation_problems(self) -> Iterator[str]:
        return problems_of_speculation(self.get("speculation"), self.get("speculation_except"))

    def inline_problems(self, build: Build) -> Iterator[str]:
        file = inline_file(self.folder)
        if self.get("inline") and self.get("classic"):
            yield "inline does not go with classic, whose file is too large for a page"
        elif self.get("inline") and build.is_present and not build.has(file):
            yield f"inline: the build has no {file}"


def head_html(options: HeadOptions, build: Build) -> str:
    files = _files(options, build) if build.is_present else ()
    return "\n".join([*_metas(options), *_switch(options), *files, *_speculation(options)])


def _switch(options: HeadOptions) -> Iterator[str]:
    """The switch comes before the script, which reads it before the first tag."""
    if options.has_switch:
        kind = {"type": "application/json", "id": "yy-switch", "data-src": options.get("switch_src")}
        yield json_script({**kind, "nonce": options.nonce}, options.switch.value)


def _speculation(options: HeadOptions) -> Iterator[str]:
    if options.get("speculation") and not any(options.speculation_problems()):
        value = rules(options.get("speculation"), options.get("speculation_except"), _root())
        yield json_script({"type": "speculationrules", "nonce": options.nonce}, value)


def _root() -> str:
    """The path of the application, "/loja"; empty at the root of the origin."""
    return get_script_prefix().rstrip("/")


def _metas(options: HeadOptions) -> Iterator[str]:
    request = options.request
    if options.get("csrf") and request is not None:
        yield _meta("csrf-token", get_token(request))
        yield _meta("csrf-param", "csrfmiddlewaretoken")
    if options.nonce is not None:
        yield _meta("csp-nonce", options.nonce)
    if _root():
        yield _meta("yy-root", _root())
    user_id = options.get("user_id")
    if user_id is not False:
        yield _meta("yy-user-id", _signed_in(request) if user_id is None else user_id)
    contents = {
        "yy-environment": options.environment,
        "yy-guide": options.get("guide"),
        "fingerprint": options.get("fingerprint"),
        "device-type": options.get("device_type"),
        "yy-assets-host": options.get("assets_host"),
        "yy-photo-host": options.get("photo_host"),
        "yy-icon-sprite": _icon_sprite(options.get("icon_sprite")),
        "yy-native-app": options.get("native_app"),
        "yy-allowed-origins": " ".join(filter(_ORIGIN.fullmatch, options.allowed_origins)),
    }
    for name, content in contents.items():
        if content is not None and content != "":
            yield _meta(name, content)


def _signed_in(request: HttpRequest | None) -> Any:
    """The id of the signed-in user; empty when nobody is."""
    key = getattr(getattr(request, "user", None), "pk", None)
    return "" if key is None else key


def _icon_sprite(sprite: str | None) -> str | None:
    if not sprite or re.match(r"/|[a-z]+:", sprite, re.IGNORECASE):
        return sprite
    return static(sprite.encode(errors="replace").decode())


def _meta(name: str, content: Any) -> str:
    return tag("meta", {"name": name, "content": str(content).lower() if isinstance(content, bool) else str(content)})


def _files(options: HeadOptions, build: Build) -> Iterator[str]:
    # Turbo loads the whole page when the URL of a tracked stylesheet changes, which it does with
    # the version.
    for name in ("yy.css", "yy.looks.css") if options.get("looks") else ("yy.css",):
        yield tag("link", {"rel": "stylesheet", **_fetched(options, build, "href", name), "data-turbo-track": "reload"})
    is_classic = options.get("classic")
    kind = {"defer": ""} if is_classic else {"type": "module"}
    if not is_classic:
        yield from _import_map(options, build)
        tags = [widget.tag for name in options.preloaded if (widget := schema().find(name)) is not None]
        admission = build.admission(options.folder) if options.has_switch else []
        for file in [*build.preloads(options.folder, tags), *admission]:
            # Stylesheets and the photos of the first screen are more urgent than code.
            yield tag("link", {"rel": "modulepreload", "fetchpriority": "low", **_fetched(options, build, "href", file), "nonce": options.nonce})
    if options.has_doctor:
        # The doctor runs before the widgets, so that it records their first events.
        yield _script(options, build, "yy.doctor.js", {**kind, "data-docs": options.get("guide")})
    # An inline script would run before the doctor.
    if options.get("inline") and not options.has_doctor and not any(options.inline_problems(build)):
        attributes = {"type": "module", "async": "", "nonce": options.nonce}
        yield tag("script", attributes, inline_text(build, options.folder))
    else:
        yield _script(options, build, "yy.all.js" if is_classic else "yy.js", kind)


def _script(options: HeadOptions, build: Build, name: str, attributes: Mapping[str, str | None]) -> str:
    return tag("script", {**attributes, **_fetched(options, build, "src", name), "nonce": options.nonce}, "")


def _import_map(options: HeadOptions, build: Build) -> Iterator[str]:
    """A browser ignores an import map after the first module."""
    digests = build.module_digests(options.folder) if options.get("integrity") is True else {}
    if digests:
        addresses = {build.address(file): digest for file, digest in digests.items()}
        yield json_script({"type": "importmap", "nonce": options.nonce}, {"integrity": addresses})


def _fetched(options: HeadOptions, build: Build, attribute: str, name: str) -> dict[str, str | None]:
    path = options.folder + name
    address = build.address(path)
    return {
        attribute: address,
        "integrity": build.digests.get(path) if options.get("integrity") else None,
        "crossorigin": "anonymous" if "//" in address else None,
    }
