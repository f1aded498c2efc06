"""Tests of inline scripts and speculation rules."""

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


def test_there_are_no_rules_by_default():
    assert [rules(), rules(speculation=False), rules(speculation={}), rules(speculation=None)] == [None] * 4


def test_the_option_sets_how_eagerly_pages_are_prerendered_or_prefetched():
    def eagerness(speculation):
        return {action: rule["eagerness"] for action, [rule] in rules(speculation=speculation).items()}

    assert eagerness("moderate") == {"prerender": "moderate"}
    both = {"prefetch": "eager", "prerender": "conservative"}
    assert eagerness(both) == both


def test_the_rules_include_only_pages_of_this_site_that_change_nothing(yy):
    yy(SPECULATION_EXCEPT=["/pro/", "/dia/*"])
    first, paths, links = conditions(speculation="moderate")
    assert first == {"href_matches": "/*"}
    excluded = paths["not"]["href_matches"]
    assert {"/sair{/*}?", "/*/logout{/*}?", "/carrinho{/*}?", "/api{/*}?", "/pro{/*}?", "/dia/*"} <= set(excluded)
    assert {"[data-method]", "[hx-post]", "[rel~=nofollow]", "[download]"} <= set(links["not"]["selector_matches"])
    of_call = conditions(speculation="moderate", speculation_except="/a /b")[1]["not"]["href_matches"]
    assert of_call[-2:] == ["/a{/*}?", "/b{/*}?"]


def test_the_rules_include_only_pages_below_the_path_of_the_application():
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
    ("options", "message"),
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
def test_invalid_options_are_reported_and_left_out(options, message, yy, wrong, caplog):
    names = " ".join(f"{name}={name}" for name in options)
    assert message in wrong(f"{{% yy_head {names} %}}", **options)
    yy(STRICT=False)
    html = head(**options)
    assert "speculationrules" not in html
    assert [each["src"].rpartition("/")[2] for each in tags_of(html, "script") if "src" in each][-1] in ("yy.js", "yy.all.js")
    assert message in caplog.text


def inline(request=None, **options):
    return script(head(request, inline=True, **options), type="module", **{"async": ""})


def test_the_inline_script_has_the_path_of_the_build(settings):
    assert inline() == f'load("{base()}/");'
    assert inline(flavour="lite") == f'load("{base()}/lite/");'
    assert tags_of(head(inline=True), "script")[-1] == {"type": "module", "async": ""}
    settings.STATIC_URL = "https://cdn.example/s/"
    assert inline() == f'load("https://cdn.example/s/yy/{current_build().version}/");'


def test_the_inline_script_has_the_nonce_or_a_digest_for_the_policy():
    assert tags_of(head(NONCE, inline=True, csrf=False), "script")[-1]["nonce"] == "abc"

    def digest(text):
        return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"

    assert inline_source() == digest(inline())
    assert inline_source("lite") == digest(inline(flavour="lite"))


def test_the_script_is_a_file_beside_the_doctor_which_records_its_first_events(settings):
    settings.DEBUG = True
    sources = [each.get("src", "").rpartition("/")[2] for each in tags_of(head(inline=True, doctor=True), "script")]
    assert sources[-2:] == ["yy.doctor.js", "yy.js"]


def test_a_build_without_the_inline_script_is_reported(build, wrong, yy):
    (build / "yy.inline.js").unlink()
    assert wrong("{% yy_head inline=True %}") == "{% yy_head %}: inline: the build has no yy.inline.js"
    yy(STRICT=False)
    assert inline() is None
    assert tags_of(head(inline=True), "script")[-1]["src"] == f"{base()}/yy.js"
