from __future__ import annotations

import secrets
from collections.abc import Callable

from django.http import HttpRequest, HttpResponse
from django.urls import reverse


class ContentSecurityPolicy:
    """Strict: no inline script without the nonce, no inline style at all."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        nonce = request.csp_nonce = secrets.token_urlsafe(16)
        response = self.get_response(request)
        policy = [
            "default-src 'self'",
            f"script-src 'self' 'nonce-{nonce}'",
            "img-src 'self' data:",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
            f"report-uri {reverse('csp')}",
        ]
        response.headers["Content-Security-Policy"] = "; ".join(policy)
        return response
