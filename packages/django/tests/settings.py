from pathlib import Path

SECRET_KEY = "only for tests"
DEBUG = False
USE_TZ = True
INSTALLED_APPS = ["django.contrib.contenttypes", "django.contrib.auth", "django.contrib.staticfiles", "yy_widgets"]
MIDDLEWARE = ["django.middleware.csrf.CsrfViewMiddleware"]
CSRF_HEADER_NAME = "HTTP_X_CSRF_TOKEN"
DATABASES = {"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": ":memory:"}}
ROOT_URLCONF = "tests.urls"
STATIC_URL = "/static/"
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "APP_DIRS": True,
        "OPTIONS": {"context_processors": ["django.template.context_processors.request"]},
    }
]
REPOSITORY = Path(__file__).parents[3]
YY = {"STRICT": True}
