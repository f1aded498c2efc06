"""What makes a page arrive sooner."""

import base64
import hashlib
import json
from types import SimpleNamespace

import pytest
from django.urls import set_script_prefix

from yy_widgets.builds import current_build
from yy_widgets.inline import inline_source

from .page import render, script, tags_of

NONCE = SimpleNamespace(csp_nonce="abc", user=None)


def head(request=None, **context):
    options = " ".join(f"{name}={name}" for name in context)
    return render(f"{{% yy_head {options} %}}", request, **context)


def base():
    return f"/static/yy/{current_build().version}"


def rules(request=None, **options):
    text = script(head(request, **options), type="speculationrules")
    return None if text is None else json.loads(text)


def conditions(**options):
    [[rule]] = rules(**options).values()
    return rule["where"]["and"]


def test_no_page_is_prepared_unless_it_is_asked_for():
    assert [rules(), rules(speculation=False), rules(speculation={}), rules(speculation=None)] == [None] * 4


def test_pages_are_rendered_or_fetched_ahead_as_eagerly_as_it_says():
    def eagerness(speculation):
        return {action: rule["eagerness"] for action, [rule] in rules(speculation=speculation).items()}

    assert eagerness("moderate") == {"prerender": "moderate"}
    both = {"prefetch": "eager", "prerender": "conservative"}
    assert eagerness(both) == both


def test_they_are_pages_of_this_site_without_those_that_change_something(yy):
    yy(SPECULATION_EXCEPT=["/pro/", "/dia/*"])
    first, paths, links = conditions(speculation="moderate")
    assert first == {"href_matches": "/*"}
    excluded = paths["not"]["href_matches"]
    assert {"/sair{/*}?", "/*/logout{/*}?", "/carrinho{/*}?", "/api{/*}?", "/pro{/*}?", "/dia/*"} <= set(excluded)
    assert {"[data-method]", "[hx-post]", "[rel~=nofollow]", "[download]"} <= set(links["not"]["selector_matches"])
    of_call = conditions(speculation="moderate", speculation_except="/a /b")[1]["not"]["href_matches"]
    assert of_call[-2:] == ["/a{/*}?", "/b{/*}?"]


def test_they_are_below_the_folder_of_the_application():
    set_script_prefix("/loja/")
    try:
        first, paths, _ = conditions(speculation="moderate")
    finally:
        set_script_prefix("/")
    assert first == {"href_matches": "/loja{/*}?"}
    assert "/loja/sair{/*}?" in paths["not"]["href_matches"]


def test_the_rules_have_the_nonce_of_the_page_and_cannot_end_their_script():
    html = head(NONCE, csrf=False, speculation="moderate", speculation_except=["/</script>"])
    assert [each["nonce"] for each in tags_of(html, "script") if each["type"] == "speculationrules"] == ["abc"]
    assert "/</script>" not in html


@pytest.mark.parametrize(
    ("options", "told"),
    [
        *(
            ({"speculation": each}, 'speculation must be one of "conservative", "moderate", "eager", or a dict')
            for each in ("immediate", True, 3, {"prefetch": "soon"}, {"preload": "eager"}, ["eager"])
        ),
        ({"speculation_except": ["sair"]}, 'speculation_except must have paths like /sair or /*/sair, got "sair"'),
        ({"speculation_except": 3}, "speculation_except must have paths like /sair or /*/sair, got 3"),
        ({"inline": True, "classic": True}, "inline does not go with classic"),
    ],
)
def test_what_is_wrong_is_told_and_the_page_goes_on_without_it(options, told, yy, wrong, caplog):
    names = " ".join(f"{name}={name}" for name in options)
    assert told in wrong(f"{{% yy_head {names} %}}", **options)
    yy(STRICT=False)
    html = head(**options)
    assert "speculationrules" not in html
    assert [each["src"].rpartition("/")[2] for each in tags_of(html, "script") if "src" in each][-1] in ("yy.js", "yy.all.js")
    assert told in caplog.text


def inline(request=None, **options):
    return script(head(request, inline=True, **options), type="module", **{"async": ""})


def test_the_script_in_the_page_knows_the_folder_of_its_files(settings):
    assert inline() == f'load("{base()}/");'
    assert inline(flavour="lite") == f'load("{base()}/lite/");'
    assert tags_of(head(inline=True), "script")[-1] == {"type": "module", "async": ""}
    settings.STATIC_URL = "https://cdn.example/s/"
    assert inline() == f'load("https://cdn.example/s/yy/{current_build().version}/");'


def test_the_script_in_the_page_has_the_nonce_or_a_digest_for_the_policy():
    assert tags_of(head(NONCE, inline=True, csrf=False), "script")[-1]["nonce"] == "abc"

    def digest(text):
        return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"

    assert inline_source() == digest(inline())
    assert inline_source("lite") == digest(inline(flavour="lite"))


def test_the_script_is_a_file_beside_the_doctor_which_hears_its_first_events(settings):
    settings.DEBUG = True
    sources = [each.get("src", "").rpartition("/")[2] for each in tags_of(head(inline=True, doctor=True), "script")]
    assert sources[-2:] == ["yy.doctor.js", "yy.js"]


def test_a_build_without_the_script_for_pages_says_so(build, wrong, yy):
    (build / "yy.inline.js").unlink()
    assert wrong("{% yy_head inline=True %}") == "{% yy_head %}: inline: the build has no yy.inline.js"
    yy(STRICT=False)
    assert inline() is None
    assert tags_of(head(inline=True), "script")[-1]["src"] == f"{base()}/yy.js"
