import json
import re
from types import SimpleNamespace

import pytest
from django.contrib.auth.models import AnonymousUser, User
from django.template import engines
from django.test import RequestFactory
from django.urls import set_script_prefix
from django.utils.functional import SimpleLazyObject

from yy_widgets.builds import current_build

from .build import CORE, FOLLOW_BUTTON
from .page import render, tags_of


def head(options="", request=None, **context):
    return render(f"{{% yy_head {options} %}}", request, **context)


def base():
    return f"/static/yy/{current_build().version}"


def digest(path):
    return current_build().digests[path]


def metas(options="", request=None, **context):
    return {meta["name"]: meta["content"] for meta in tags_of(head(options, request, **context), "meta")}


@pytest.fixture
def request_():
    request = RequestFactory().get("/")
    request.user = AnonymousUser()
    return request


def test_it_writes_the_stylesheet_and_the_module_script_checked_against_the_build():
    html = head()
    assert tags_of(html, "link") == [
        {"rel": "stylesheet", "href": f"{base()}/yy.css", "integrity": digest("yy.css"), "data-turbo-track": "reload"}
    ]
    assert tags_of(html, "script")[-1] == {"type": "module", "src": f"{base()}/yy.js", "integrity": digest("yy.js")}
    assert "integrity" not in head("integrity=False")


def test_it_writes_yy_looks_css_with_the_option_looks():
    sheets = [(link["href"], link["integrity"]) for link in tags_of(head("looks=True"), "link")]
    assert sheets == [(f"{base()}/{name}", digest(name)) for name in ("yy.css", "yy.looks.css")]


def test_it_takes_the_light_flavour_and_a_classic_script(wrong):
    assert f"{base()}/lite/yy.js" in head('flavour="lite"')
    classic = head('classic=True preload="modal"')
    assert tags_of(classic, "script") == [{"defer": "", "src": f"{base()}/yy.all.js", "integrity": digest("yy.all.js")}]
    assert "modulepreload" not in classic
    assert 'flavour must be one of "react", "lite", got "vue"' in wrong('{% yy_head flavour="vue" %}')
    assert "unknown argument flavor, did you mean flavour?" in wrong('{% yy_head flavor="lite" %}')


def preloads(html):
    return [link["href"] for link in tags_of(html, "link") if link["rel"] == "modulepreload"]


def test_preloads_name_the_files_of_the_widgets_once(wrong):
    files = [f"{base()}/{CORE}", f"{base()}/{FOLLOW_BUTTON}"]
    assert preloads(head('preload="follow-button modal"')) == files
    assert preloads(head("preload=names", names=["follow-button", "modal"])) == files
    assert preloads(head('preload="modal" flavour="lite"')) == [f"{base()}/lite/{CORE}"]
    assert preloads(head()) == []
    message = wrong('{% yy_head preload="folow-button" %}')
    assert "preload: no widget is called folow-button, did you mean follow-button?" in message


def test_preloads_are_those_of_the_page_and_the_templates_that_it_extends(templates, yy):
    yy(PRELOAD="written")
    templates(
        {
            "base.html": "{% load yy %}<head>{% yy_head %}</head>{% block a %}{% endblock %}",
            "page.html": '{% extends "base.html" %}{% load yy %}{% block a %}{% yy "modal" name="a" %}{% endyy %}{% endblock %}',
            "empty.html": '{% extends "base.html" %}',
        }
    )
    written = {name: engines["django"].get_template(name).render({}) for name in ("page.html", "empty.html", "base.html")}
    assert {name: len(preloads(html)) for name, html in written.items()} == {"page.html": 1, "empty.html": 0, "base.html": 0}


def test_the_import_map_has_the_digest_of_every_module_before_the_first_of_them():
    html = head('preload="modal"')
    content = re.search('<script type="importmap">(.*?)</script>', html)[1]
    assert json.loads(content) == {"integrity": {f"{base()}/{path}": digest(path) for path in ("yy.js", CORE)}}
    assert html.index("importmap") < html.index("modulepreload")
    tags_alone = head('integrity="tags"')
    assert "importmap" not in tags_alone
    assert "integrity=" in tags_alone


def test_the_nonce_is_that_of_the_request_or_of_the_context_or_given_or_left_out(request_, yy):
    assert "nonce" not in head(request=request_)
    created = []
    request_.csp_nonce = SimpleLazyObject(lambda: created.append(1) or 'a"b')
    render("oi", request_)
    assert created == []
    html = head('preload="modal"', request_)
    with_nonce = [*tags_of(html, "script"), *(each for each in tags_of(html, "link") if each["rel"] == "modulepreload")]
    assert {each["nonce"] for each in with_nonce} == {'a"b'}
    assert metas(request=request_)["csp-nonce"] == 'a"b'
    assert created == [1]
    assert metas('nonce="mine"', request_)["csp-nonce"] == "mine"
    assert "nonce" not in head("nonce=False", request_)
    assert metas(csp_nonce="of the context")["csp-nonce"] == "of the context"
    yy(NONCE=lambda request: request.path)
    assert metas(request=request_)["csp-nonce"] == "/"


def test_the_csrf_token_is_that_of_the_request(request_):
    assert "csrf-token" not in metas()
    found = metas(request=request_)
    assert found["csrf-param"] == "csrfmiddlewaretoken"
    assert len(found["csrf-token"]) == 64
    assert request_.META["CSRF_COOKIE_NEEDS_UPDATE"]
    assert "csrf-token" not in metas("csrf=False", request_)


def test_metas_have_the_environment_and_the_user_id(request_, settings, yy):
    assert metas() == {"yy-user-id": "", "yy-environment": "production"}
    request_.user = User(pk=7)
    assert metas("csrf=False", request_)["yy-user-id"] == "7"
    assert "yy-user-id" not in metas("user_id=False", request_)
    yy(USER_ID=lambda request: f"conta-{request.user.pk}")
    assert metas(request=request_)["yy-user-id"] == "conta-7"
    yy(USER_ID=None)
    settings.DEBUG = True
    assert metas()["yy-environment"] == "development"
    assert metas('environment="staging"')["yy-environment"] == "staging"


def test_the_doctor_is_written_only_in_development(settings, yy):
    yy(DOCTOR=True, GUIDE="/widgets/{name}")
    assert "yy.doctor.js" not in head()
    settings.DEBUG = True
    doctor, script = (each for each in tags_of(head(), "script") if "src" in each)
    assert doctor["src"] == f"{base()}/yy.doctor.js"
    assert doctor["data-docs"] == "/widgets/{name}"
    assert script["src"] == f"{base()}/yy.js"


def test_an_application_below_a_path_has_its_root_in_a_meta(settings):
    settings.STATIC_URL = "static/"
    set_script_prefix("/loja/")
    try:
        assert metas()["yy-root"] == "/loja"
        assert f'href="/loja{base()}/yy.css"' in head()
    finally:
        set_script_prefix("/")
    assert "yy-root" not in metas()


def test_files_of_another_origin_are_fetched_with_cors(settings):
    settings.STATIC_URL = "https://cdn.example/s/"
    [link] = tags_of(head(), "link")
    assert link["href"] == f"https://cdn.example/s/yy/{current_build().version}/yy.css"
    assert link["crossorigin"] == "anonymous"


def test_the_other_metas(yy, settings, wrong):
    yy(FINGERPRINT="f", ICON_SPRITE="icons.svg", NATIVE_APP=True, ALLOWED_ORIGINS=["https://a.example", "http://b.example:8000"])
    found = metas('photo_host="https://fotos.example"')
    assert found["fingerprint"] == "f"
    assert found["yy-icon-sprite"] == "/static/icons.svg"
    assert found["yy-native-app"] == "true"
    assert found["yy-photo-host"] == "https://fotos.example"
    assert found["yy-allowed-origins"] == "https://a.example http://b.example:8000"
    assert metas('icon_sprite="/i.svg"')["yy-icon-sprite"] == "/i.svg"
    message = wrong('{% yy_head allowed_origins="https://a.example/x" %}')
    assert "allowed_origins: https://a.example/x is no origin like https://site.example" in message


def test_missing_files_are_reported(yy, wrong):
    yy(BUILD="/nowhere")
    assert wrong("{% yy_head %}") == "{% yy_head %}: no built files in /nowhere"
    yy(STRICT=False)
    assert metas()["yy-environment"] == "production"
    assert tags_of(head(), "script") == []


def test_a_request_without_users_has_an_empty_user_id():
    assert metas("csrf=False", SimpleNamespace())["yy-user-id"] == ""
