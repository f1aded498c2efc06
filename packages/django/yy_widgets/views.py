from __future__ import annotations

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.views.csrf import csrf_failure as page


def csrf_failure(request: HttpRequest, reason: str = "") -> HttpResponse:
    """
    A view for `CSRF_FAILURE_VIEW`. A widget gets 419, so that it can say that the page's token has
    expired; a browser gets Django's page.
    """
    if request.headers.get("X-Requested-With") == "XMLHttpRequest":
        return JsonResponse({}, status=419)
    return page(request, reason)
