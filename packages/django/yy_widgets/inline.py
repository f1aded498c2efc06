"""`yy.js` as it stands in a page: one trip less for who has no file of it yet."""

from __future__ import annotations

import base64
import hashlib

from .builds import Build, current_build
from .conf import option
from .markup import script_json

#: The folder of the build, as the file has it.
_USUAL_BASE = '"/yy/"'


def inline_file(folder: str) -> str:
    """`folder` is that of the flavour: "" or "lite/"."""
    return f"{folder}yy.inline.js"


def inline_text(build: Build, folder: str) -> str:
    """Raises `OSError` where the build has no such file."""
    return build.text(inline_file(folder)).replace(_USUAL_BASE, script_json(build.address(folder)), 1)


def inline_source(flavour: str | None = None) -> str:
    """
    What `script-src` of a policy without nonces needs for `INLINE`, `'sha256-…'`, for a middleware to ask. The flavour is
    that of the settings unless another is given.

    Raises `OSError` where the build has no such file.
    """
    folder = "lite/" if (flavour or option("FLAVOUR")) == "lite" else ""
    text = inline_text(current_build(), folder)
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"
