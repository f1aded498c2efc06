from __future__ import annotations

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse

#: Of a form that the widget sends, and of no other request.
_ACCEPT = "application/json, text/html;q=0.9"


class KeepMessages:
    """
    A form that the widget itself sends follows a redirect before the browser goes there: messages are for the browser.

    Stands after `MessageMiddleware`.
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
