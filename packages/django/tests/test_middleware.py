import pytest

WIDGET_HEADERS = {"accept": "application/json, text/html;q=0.9", "x-requested-with": "XMLHttpRequest"}


@pytest.fixture
def shop(settings):
    settings.ROOT_URLCONF = "tests.messages_urls"
    settings.INSTALLED_APPS = [*settings.INSTALLED_APPS, "django.contrib.sessions", "django.contrib.messages"]
    settings.MIDDLEWARE = [
        "django.contrib.sessions.middleware.SessionMiddleware",
        "django.contrib.messages.middleware.MessageMiddleware",
        "yy_widgets.middleware.KeepMessages",
    ]


@pytest.mark.parametrize("storage", ["fallback.FallbackStorage", "cookie.CookieStorage"])
def test_a_message_is_kept_for_the_browser_after_the_widget_has_sent_a_form(shop, settings, client, storage):
    settings.MESSAGE_STORAGE = f"django.contrib.messages.storage.{storage}"
    assert client.get("/save", headers=WIDGET_HEADERS).headers["Location"] == "/list"
    assert client.get("/list", headers=WIDGET_HEADERS).content == b"guardado"
    assert client.get("/list").content == b"guardado"
    assert client.get("/list").content == b""


def test_it_does_nothing_without_messages(settings, client):
    settings.MIDDLEWARE = ["yy_widgets.middleware.KeepMessages"]
    settings.ROOT_URLCONF = "tests.messages_urls"
    assert client.get("/plain", headers=WIDGET_HEADERS).status_code == 200
