"""`YY` of the settings, over its defaults."""

from __future__ import annotations

from typing import Any

from django.conf import settings

#: What stands in the head of every page; `{% yy_head … %}` takes each for one page too, in lower case. A value may be a
#: callable, which is asked for each page with its request.
HEAD: dict[str, Any] = {
    # "react", or "lite": the same widgets on Preact, for pages where every kilobyte counts.
    "FLAVOUR": "react",
    # True for yy.looks.css: below data-yy-looks, or with data-yy-look, your links and buttons look like the widgets' own.
    "LOOKS": False,
    # True for one script without modules.
    "CLASSIC": False,
    # True for the script in the page itself: one trip less for who has no file of it yet. A policy needs a nonce, or
    # `yy_widgets.inline.inline_source()`.
    "INLINE": False,
    # Pages of this site that browsers render before a click: "conservative", "moderate" or "eager", or a dict that says it
    # of "prefetch" and "prerender". Not with Turbo, which fetches pages itself.
    "SPECULATION": False,
    # Paths of which they do not, with all below them, besides sign-out, cart, checkout …: ["/pro", "/promo/*/aceitar"].
    "SPECULATION_EXCEPT": (),
    # Which widgets run, and from which build: a dict, the path of a JSON file, or a callable or its dotted path. {} has
    # pages ready for one that comes later.
    "SWITCH": None,
    # Path of yours that open pages ask for the switch again, once a minute: its view answers `page_switch(request)`.
    "SWITCH_SRC": None,
    # Widgets whose code the browser loads while it reads the head: ["follow-button"]; "written" stands for those that
    # the page's template has, and those it extends.
    "PRELOAD": (),
    # Digests on the tags, and an import map with those of all modules; "tags" leaves the map out: for a policy without a
    # nonce, and for pages with an import map of their own.
    "INTEGRITY": True,
    # None for `request.csp_nonce`, or `csp_nonce` of the context; a nonce of your own, or False.
    "NONCE": None,
    "CSRF": True,
    # Who the page is for, "" for nobody; None for who is signed in, False for pages that a cache keeps for everybody.
    "USER_ID": None,
    # True for the doctor in the browser, in development.
    "DOCTOR": False,
    # None for "development" with DEBUG, else "production".
    "ENVIRONMENT": None,
    # Where your team reads the guide, "/widgets/{name}": errors end with it in development.
    "GUIDE": None,
    "FINGERPRINT": None,
    "DEVICE_TYPE": None,
    "ASSETS_HOST": None,
    "PHOTO_HOST": None,
    "ICON_SPRITE": None,
    "NATIVE_APP": None,
    "ALLOWED_ORIGINS": (),
}

#: What is the same for all pages.
EVERYWHERE: dict[str, Any] = {
    # The language of the widgets' texts, "app" for the one that Django has activated. Portuguese is what the widgets
    # speak by themselves.
    "LOCALE": "pt-br",
    # Your own: {"pt-br": {"follow_button": {"label": "acompanhar"}}}.
    "TEXTS": {},
    # Whether a mistake in a template raises; None for DEBUG. Otherwise it is logged.
    "STRICT": None,
    # Folder of the built files; None for the package's own.
    "BUILD": None,
    # Builds that `yy_publish` leaves side by side, for pages that were rendered before a deploy.
    "KEEP_BUILDS": 3,
}

DEFAULTS = {**HEAD, **EVERYWHERE}


def option(name: str) -> Any:
    given: Any = getattr(settings, "YY", {})
    # What is no dict is told by a check.
    return given.get(name, DEFAULTS[name]) if isinstance(given, dict) else DEFAULTS[name]
