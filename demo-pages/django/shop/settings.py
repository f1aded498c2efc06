import os
from pathlib import Path

BASE_DIR = Path(__file__).parents[1]
# The application writes into one folder only, so that the checkout stays as it is.
STORAGE = Path(os.environ.get("HOST_STORAGE", BASE_DIR / "storage"))

SECRET_KEY = "of a shop that sells nothing"
DEBUG = False
ALLOWED_HOSTS = ["127.0.0.1"]
FORCE_SCRIPT_NAME = os.environ.get("HOST_PREFIX") or None
INSTALLED_APPS = [
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.messages",
    "django.contrib.sessions",
    "django.contrib.staticfiles",
    "yy_widgets",
    "shop",
]
MIDDLEWARE = [
    "shop.middleware.ContentSecurityPolicy",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "yy_widgets.middleware.KeepMessages",
]
ROOT_URLCONF = "shop.urls"
WSGI_APPLICATION = "shop.wsgi.application"
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ]
        },
    }
]
DATABASES = {"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": STORAGE / "shop.sqlite3"}}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
AUTH_USER_MODEL = "shop.User"
LOGIN_URL = "login"
LANGUAGE_CODE = "pt-br"
USE_TZ = True
USE_THOUSAND_SEPARATOR = True
STATIC_URL = "static/"
STATIC_ROOT = STORAGE / "static"
CSRF_HEADER_NAME = "HTTP_X_CSRF_TOKEN"
CSRF_FAILURE_VIEW = "yy_widgets.views.csrf_failure"
YY = {
    "BUILD": BASE_DIR.parents[1] / "dist",
    "PRELOAD": "written",
    "STRICT": True,
    # Set by the tests of the head.
    "SWITCH": os.environ.get("HOST_SWITCH"),
    "INLINE": bool(os.environ.get("HOST_AHEAD")),
    "SPECULATION": "moderate" if os.environ.get("HOST_AHEAD") else False,
}
