from django.test import Client


def test_a_widget_gets_419_for_an_expired_token_and_a_browser_a_page(settings):
    settings.CSRF_FAILURE_VIEW = "yy_widgets.views.csrf_failure"
    client = Client(enforce_csrf_checks=True)
    assert client.post("/metadata/user", headers={"x-requested-with": "XMLHttpRequest"}).status_code == 419
    answer = client.post("/metadata/user")
    assert (answer.status_code, answer.headers["content-type"]) == (403, "text/html; charset=utf-8")
