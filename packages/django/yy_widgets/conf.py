"""The setting `YY`, with its defaults."""

from __future__ import annotations

from typing import Any

from django.conf import settings

#: Options for the head of every page. `{% yy_head … %}` takes the same options, in lower case, for
#: one page. A value may be a callable, which is called with the request of each page.
HEAD: dict[str, Any] = {
    # "react", or "lite": the same widgets on Preact, for pages where every kilobyte counts.
    "FLAVOUR": "react",
    # True for yy.looks.css: your links and buttons inside data-yy-looks, or with data-yy-look, look
    # like the widgets' own.
    "LOOKS": False,
    # True for one classic script, without modules.
    "CLASSIC": False,
    # True for an inline script, which saves a request when the file is not cached. A policy needs a
    # nonce, or `yy_widgets.inline.inline_source()`.
    "INLINE": False,
    # How eagerly browsers prerender pages of this site: "conservative", "moderate" or "eager", or a
    # dict with "prefetch" and "prerender". Not for pages with Turbo, which fetches pages itself.
    "SPECULATION": False,
    # Paths that they must not prerender, with all paths below them, in addition to sign-out, cart,
    # checkout …: ["/pro", "/promo/*/aceitar"].
    "SPECULATION_EXCEPT": (),
    # Which widgets run, and from which build: a dict, the path of a JSON file, or a callable or its
    # dotted path. {} prepares pages for rules that come later.
    "SWITCH": None,
    # Path of a view of yours from which open pages load the switch again, once a minute. The view
    # answers `page_switch(request)`.
    "SWITCH_SRC": None,
    # Widgets whose code the browser preloads: ["follow-button"]; "written" means the widgets in the
    # page's template and the templates that it extends.
    "PRELOAD": (),
    # True for digests on the tags, and an import map with those of all modules. "tags" leaves out
    # the map, for a policy without a nonce, and for pages with their own import map.
    "INTEGRITY": True,
    # None for `request.csp_nonce`, or `csp_nonce` of the context; or a nonce of your own; or False
    # for none.
    "NONCE": None,
    "CSRF": True,
    # None for the id of the signed-in user; or your own id, "" when nobody is signed in; False for
    # pages that a cache serves to all visitors.
    "USER_ID": None,
    # True for the panel that lists the mistakes on the page, in development.
    "DOCTOR": False,
    # None for "development" with DEBUG, else "production".
    "ENVIRONMENT": None,
    # URL of your team's guide, "/widgets/{name}", which ends error messages in development.
    "GUIDE": None,
    "FINGERPRINT": None,
    "DEVICE_TYPE": None,
    "ASSETS_HOST": None,
    "PHOTO_HOST": None,
    "ICON_SPRITE": None,
    "NATIVE_APP": None,
    "ALLOWED_ORIGINS": (),
}

#: Options that are the same for all pages.
EVERYWHERE: dict[str, Any] = {
    # The locale of the widgets' texts; "app" for the one that Django has activated. The widgets'
    # own texts are Portuguese.
    "LOCALE": "pt-br",
    # Texts of your own: {"pt-br": {"follow_button": {"label": "acompanhar"}}}.
    "TEXTS": {},
    # Whether mistakes in templates raise an error; None for DEBUG. Otherwise they are logged.
    "STRICT": None,
    # Folder of the built files; None for the one in the package.
    "BUILD": None,
    # How many builds `yy_publish` keeps, for pages that were rendered before a deploy.
    "KEEP_BUILDS": 3,
}

DEFAULTS = {**HEAD, **EVERYWHERE}


def option(name: str) -> Any:
    given: Any = getattr(settings, "YY", {})
    # A check reports a setting that is no dict.
    return given.get(name, DEFAULTS[name]) if isinstance(given, dict) else DEFAULTS[name]
