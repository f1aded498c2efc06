from __future__ import annotations

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse

#: Only a form that the widget sends has this `Accept` header.
_ACCEPT = "application/json, text/html;q=0.9"


class KeepMessages:
    """
    Keeps messages for the browser. When `yy-form` sends a form by fetch, the fetch follows the
    redirect first, and would use up the messages before the browser opens the page.

    The setting `MIDDLEWARE` must list it after `MessageMiddleware`.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        response = self.get_response(request)
        is_ajax = request.headers.get("X-Requested-With") == "XMLHttpRequest"
        messages = getattr(request, "_messages", None)
        if request.method == "GET" and is_ajax and request.headers.get("Accept") == _ACCEPT and messages is not None:
            messages.used = False
        return response
