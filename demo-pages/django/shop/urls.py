from django.conf import settings
from django.urls import path
from django.views.generic import RedirectView
from django.views.static import serve

from . import views

urlpatterns = [
    path("", RedirectView.as_view(pattern_name="products")),
    path("achados", views.products, name="products"),
    path("p/<int:pk>", views.product, name="product"),
    path("follows", views.follows, name="follows"),
    path("entrar", views.login, name="login"),
    path("sair", views.sign_out, name="sign_out"),
    path("cadastro", views.sign_up, name="sign_up"),
    path("metadata/user", views.current_user),
    path("csp", views.policy_reports, name="csp"),
    # In production a web server does this.
    path("static/<path:path>", serve, {"document_root": settings.STATIC_ROOT}),
]
