from __future__ import annotations

import json
from collections.abc import Callable
from functools import wraps

from django.contrib import messages
from django.contrib.auth import login as sign_in
from django.contrib.auth import logout
from django.contrib.auth.views import redirect_to_login
from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from .forms import SignUpForm
from .models import PolicyReport, Product, User

View = Callable[..., HttpResponse]


def wants_json(request: HttpRequest) -> bool:
    return request.get_preferred_type(["text/html", "application/json"]) == "application/json"


def signed_in(view: View) -> View:
    """Answers 401 to a visitor's widget, and redirects their browser to the sign-in."""

    @wraps(view)
    def checked(request: HttpRequest, *args: object, **kwargs: object) -> HttpResponse:
        if request.user.is_authenticated:
            return view(request, *args, **kwargs)
        if wants_json(request):
            return JsonResponse({}, status=401)
        return redirect_to_login(request.build_absolute_uri(), redirect_field_name="redirect_to")

    return checked


@require_GET
def products(request: HttpRequest) -> HttpResponse:
    """A whole page or, for the infinite scroll, only its products, with the next page in a header."""
    page = Paginator(Product.objects.select_related("seller").order_by("id"), 8).get_page(request.GET.get("page"))
    next_url = f"{reverse('products')}?page={page.next_page_number()}" if page.has_next() else None
    context = {"products": page, "next_url": next_url, "followed": followed_by(request)}
    if request.headers.get("X-Requested-With") != "XMLHttpRequest":
        return render(request, "shop/products.html", context)
    response = render(request, "shop/page.html", context)
    if next_url is not None:
        response.headers["Link"] = f'<{next_url}>; rel="next"'
    return response


@require_GET
def product(request: HttpRequest, pk: int) -> HttpResponse:
    found = get_object_or_404(Product.objects.select_related("seller"), pk=pk)
    return render(request, "shop/product.html", {"product": found, "followed": followed_by(request)})


def followed_by(request: HttpRequest) -> set[int]:
    return set(request.user.following.values_list("pk", flat=True)) if request.user.is_authenticated else set()


@require_http_methods(["GET", "POST", "DELETE"])
def follows(request: HttpRequest) -> HttpResponse:
    """`GET ?ids=1,2`"""
    if request.method == "GET":
        followed = followed_by(request)
        ids = map(int, request.GET["ids"].split(","))
        return JsonResponse({"users": [{"id": pk, "user_follow": pk in followed} for pk in ids]})
    return change_follow(request)


@signed_in
def change_follow(request: HttpRequest) -> HttpResponse:
    """The widget sends JSON; a form without JavaScript sends fields, with `ends=true` to unfollow."""
    is_json = request.content_type == "application/json"
    given = json.loads(request.body) if is_json else request.POST
    seller = get_object_or_404(User, pk=given["following_id"])
    ends = request.method == "DELETE" or given.get("ends") == "true"
    if ends:
        request.user.following.remove(seller)
    else:
        request.user.following.add(seller)
    if not is_json:
        return redirect(request.headers.get("Referer", reverse("products")))
    return HttpResponse(status=204) if ends else JsonResponse({}, status=201)


def login(request: HttpRequest) -> HttpResponse:
    target = request.POST.get("redirect_to") or request.GET.get("redirect_to", "")
    if request.method == "POST":
        sign_in(request, get_object_or_404(User, pk=request.POST["user_id"]))
        is_ours = url_has_allowed_host_and_scheme(target, {request.get_host()}, request.is_secure())
        return redirect(target if is_ours else "products")
    return render(request, "shop/login.html", {"users": User.objects.order_by("id"), "redirect_to": target})


@require_POST
def sign_out(request: HttpRequest) -> HttpResponse:
    logout(request)
    return redirect("products")


def sign_up(request: HttpRequest) -> HttpResponse:
    form = SignUpForm(request.POST or None)
    if request.method == "GET":
        return render(request, "shop/sign_up.html", {"form": form})
    if form.is_valid():
        form.save()
        messages.success(request, "conta criada.")
        return redirect("login")
    if wants_json(request):
        return JsonResponse({form[name].html_name: each for name, each in form.errors.get_json_data().items()}, status=422)
    return render(request, "shop/sign_up.html", {"form": form}, status=422)


@require_GET
def current_user(request: HttpRequest) -> JsonResponse:
    """The signed-in user, for the widgets."""
    user = request.user
    return JsonResponse({"id": user.pk, "first_name": user.first_name} if user.is_authenticated else {"id": None})


@csrf_exempt
@require_http_methods(["POST", "DELETE"])
def policy_reports(request: HttpRequest) -> HttpResponse:
    """`DELETE` answers all reports of browsers, and deletes them."""
    if request.method == "POST":
        PolicyReport.objects.create(body=request.body.decode()[:2000])
        return HttpResponse(status=204)
    reports = dict(PolicyReport.objects.order_by("id").values_list("id", "body"))
    # Only these: another report may have arrived meanwhile.
    PolicyReport.objects.filter(id__in=reports).delete()
    return JsonResponse(list(reports.values()), safe=False)
