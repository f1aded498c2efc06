"""`yy.js` as an inline script, which saves a request when the file is not cached."""

from __future__ import annotations

import base64
import hashlib

from .builds import Build, current_build
from .conf import option
from .markup import script_json

#: The base path in the built file. It is replaced by that of the build.
_BUILT_BASE = '"/yy/"'


def inline_file(folder: str) -> str:
    """`folder` is the flavour's folder: "" or "lite/"."""
    return f"{folder}yy.inline.js"


def inline_text(build: Build, folder: str) -> str:
    """Raises `OSError` when the build has no such file."""
    return build.text(inline_file(folder)).replace(_BUILT_BASE, script_json(build.address(folder)), 1)


def inline_source(flavour: str | None = None) -> str:
    """
    The source for `INLINE` that a policy without nonces needs in `script-src`: `'sha256-…'`. A
    middleware can call this function. The default flavour is that of the settings.

    Raises `OSError` when the build has no such file.
    """
    folder = "lite/" if (flavour or option("FLAVOUR")) == "lite" else ""
    text = inline_text(current_build(), folder)
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"
