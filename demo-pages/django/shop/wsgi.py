from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from typing import Any

from django.core.wsgi import get_wsgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "shop.settings")
_django = get_wsgi_application()
_prefix = os.environ.get("HOST_PREFIX", "")


def application(environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
    """Like a front server that serves the application only below a folder."""
    path = environ["PATH_INFO"]
    if not path.startswith(_prefix):
        start_response("404 Not Found", [("content-type", "text/plain")])
        return [b"not in the application's folder"]
    return _django({**environ, "PATH_INFO": path.removeprefix(_prefix)}, start_response)
