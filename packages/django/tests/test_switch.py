import json
from types import SimpleNamespace

import pytest
from django.core.checks import run_checks

from yy_widgets.builds import current_build
from yy_widgets.switch import page_switch, switch_of_features

from .build import ADMISSION, write_build
from .page import render, script, tags_of


def head(request=None, **context):
    options = " ".join(f"{name}={name}" for name in context)
    return render(f"{{% yy_head {options} %}}", request, **context)


def block(html):
    text = script(html, id="yy-switch", type="application/json")
    return None if text is None else json.loads(text)


def of_settings(request):
    return {"off": ["yy-form"] if request.user == "ana" else []}


def test_it_comes_before_the_script_and_is_absent_by_default():
    html = head(switch={"off": ["yy-select"], "mount": {"yy-slider": "interaction"}, "failing": False})
    assert block(html) == {"off": ["yy-select"], "mount": {"yy-slider": "interaction"}, "failing": False}
    assert html.index("yy-switch") < html.index('type="module"')
    assert block(head()) is None
    assert block(head(switch={})) == {}


def test_the_code_that_reads_it_is_preloaded():
    def preloaded(**options):
        return [link["href"] for link in tags_of(head(**options), "link") if link["rel"] == "modulepreload"]

    base = f"/static/yy/{current_build().version}"
    assert preloaded(switch={}) == [f"{base}/{ADMISSION}"]
    assert preloaded(switch={}, flavour="lite") == [f"{base}/lite/{ADMISSION}"]
    assert preloaded() == []


def test_it_has_the_nonce_of_the_page():
    request = SimpleNamespace(csp_nonce="abc", user=None, META={})
    [found] = [each for each in tags_of(head(request, switch={}, csrf=False), "script") if each.get("id") == "yy-switch"]
    assert found == {"type": "application/json", "id": "yy-switch", "nonce": "abc"}


def test_it_cannot_end_the_script(yy):
    yy(SWITCH=lambda request: {"off": [{"tag": "yy-select", "if": f"</script><!--{request.path}"}]})
    html = head(SimpleNamespace(path="/p"), csrf=False)
    assert block(html) == {"off": [{"tag": "yy-select", "if": "</script><!--/p"}]}
    assert html.count("</script>") == html.count("<script")
    assert "<!--" not in html


def test_it_may_be_the_dotted_path_of_a_function(yy):
    yy(SWITCH="tests.test_switch.of_settings")
    assert block(head(SimpleNamespace(user="ana"), csrf=False)) == {"off": ["yy-form"]}
    assert page_switch(SimpleNamespace(user="bia")) == {}


def test_it_may_have_a_url_to_load_it_again_from(yy):
    html = head(switch_src="/desligados")
    [found] = [each for each in tags_of(html, "script") if each.get("id") == "yy-switch"]
    assert found["data-src"] == "/desligados"
    assert block(html) == {}
    yy(SWITCH={"off": ["yy-form"]})
    assert page_switch() == {"off": ["yy-form"]}


def test_a_file_is_read_for_each_page_and_its_last_content_used_while_it_cannot_be_read(yy, tmp_path, caplog):
    yy(STRICT=False)
    file = tmp_path / "switch.json"
    file.write_text('{"off": ["yy-select"]}')
    assert block(head(switch=file)) == {"off": ["yy-select"]}
    file.write_text('{"off": ["yy-form"]}')
    assert block(head(switch=str(file))) == {"off": ["yy-form"]}
    for breaks in (lambda: file.write_text('{"off": ['), file.unlink):
        caplog.clear()
        breaks()
        assert block(head(switch=file)) == {"off": ["yy-form"]}
        assert f"{{% yy_head %}}: switch: {file} cannot be read" in caplog.text


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"mout": {}}, "switch has no key mout, did you mean mount?"),
        ({"off": ["yy-selct"]}, 'switch off names no widget: "yy-selct", did you mean yy-select?'),
        ({"off": [{"if": "staff"}]}, "switch off names no widget: a value of dict"),
        ({"off": 3}, "switch off must be a list of tags, got 3"),
        ({"flavour": {"lite": 101}}, "switch flavour of lite must be a number from 0 to 100, got 101"),
        ({"flavour": {"lite": True}}, "switch flavour of lite must be a number from 0 to 100, got True"),
        ({"flavour": {"vue": 1}}, "switch flavour must be one of react, lite, got vue"),
        ({"flavour": {"lite": 60, "react": 60}}, "switch flavour must be 100 at most altogether"),
        ({"release": {"9.9.9": 10}}, "switch release: no build of 9.9.9 is published in"),
        ({"release": 10}, "switch release must be a dict, got 10"),
        ({"mount": {"yy-slider": "late"}}, 'switch mount of yy-slider must be one of eager, visible, interaction, got "late"'),
        ({"mount": {"yy-x": "eager"}}, "switch mount names no widget: yy-x"),
        ({"failing": object()}, "switch cannot be written as JSON: "),
        ("/nowhere/switch.json", "switch: /nowhere/switch.json cannot be read"),
        ("tests.nowhere.switch", "switch: ModuleNotFoundError: No module named 'tests.nowhere'"),
        ([], "switch must be a dict, got a value of list"),
    ],
)
def test_invalid_rules_are_reported_and_never_break_the_page(given, message, yy, wrong, caplog):
    assert message in wrong("{% yy_head switch=given %}", given=given)
    yy(STRICT=False)
    assert block(head(switch=given)) == {}
    assert message in caplog.text


def test_valid_rules_beside_invalid_ones_are_used(yy):
    yy(STRICT=False)
    assert block(head(switch={"off": ["yy-nada", "yy-form"], "flavour": {"lite": 200}})) == {"off": ["yy-form"]}


def test_a_function_that_raises_switches_nothing_off_and_the_log_has_its_traceback(yy, wrong, caplog):
    def broken(request):
        raise ConnectionError("banco fora")

    yy(SWITCH=broken)
    assert "switch: ConnectionError: banco fora" in wrong("{% yy_head %}")
    yy(STRICT=False)
    assert block(head()) == {}
    assert "in broken" in caplog.text


def test_a_release_stands_for_the_folder_of_its_newest_build(build, tmp_path, settings):
    def share(release):
        return block(head(switch={"release": release}))["release"]

    current = current_build().version
    assert share({current.split("-")[0]: 10}) == {current: 10}
    settings.STATIC_ROOT = tmp_path / "static"
    write_build(settings.STATIC_ROOT / "yy" / "0.4.0-11111111")
    assert share({"0.4.0": 10, current: 5.5}) == {"0.4.0-11111111": 10, current: 5.5}


def test_it_may_be_feature_flags():
    features = {"yy_follow_button_off": True, "yy_select_off": False, "yy_lite": True, "other": True}
    assert switch_of_features(features) == {"off": ["yy-follow-button"], "flavour": {"lite": 100}}
    assert block(head(switch=switch_of_features({"yy_select_off": 1}))) == {"off": ["yy-select"]}


def test_the_check_reports_problems_that_need_no_request(yy, tmp_path):
    def messages(switch):
        yy(SWITCH=switch)
        return [message.msg for message in run_checks() if message.id == "yy_widgets.E006"]

    assert messages({"off": ["yy-selct"]}) == ['YY: switch off names no widget: "yy-selct", did you mean yy-select?.']
    [missing] = messages(tmp_path / "none.json")
    assert "none.json cannot be read" in missing
    [unknown] = messages("tests.nowhere.switch")
    assert "No module named" in unknown
    for right in ({"off": ["yy-form"]}, None, of_settings, "tests.test_switch.of_settings"):
        assert messages(right) == []
