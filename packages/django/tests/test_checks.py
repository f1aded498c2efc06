from io import StringIO

import pytest
from django.core.checks import run_checks
from django.core.management import CommandError, call_command

from .page import FOLLOW

HEAD = "{% load yy %}<head>\n{% yy_head %}\n</head>"


def found():
    return {message.msg: message.id for message in run_checks() if message.id.startswith("yy_widgets.")}


def test_a_correct_application_has_no_messages(templates):
    right = f'{{% load yy %}}\n{{% yy "follow-button" {FOLLOW} following=followed label=_("a") class="b" %}}{{{{ x }}}}{{% endyy %}}'
    templates({"base.html": HEAD, "a.html": right, "b.html": "{% load yy %}{% yy widget a=1 %}{% endyy %}"})
    assert found() == {}


def test_mistakes_in_templates_are_reported_with_file_line_and_suggestion(templates):
    folder = templates(
        {
            "a.html": """{% load yy %}
{% yy "folow-button" %}{% endyy %}
<div>{% if x %}
{% yy "follow-button" user_ids=a following="sim" follow_path=f|upper data_unfollow_path="/f" %}
{% yy "mask" mask="zipcod" %}{% endyy %}{% endyy %}{% endif %}</div>
{% yy %}{% endyy %}""",
            "b.html": "{% load yy %}{% yy 'flash' %}",
        }
    )
    messages = found()
    follow = f'{folder}/a.html:4: {{% yy "follow-button" %}}'
    for line in (
        f"{folder}/a.html:2: {{% yy %}}: no widget is called folow-button, did you mean follow-button?",
        f"{follow}: unknown argument user_ids, did you mean user_id?",
        f'{follow}: following must be True or False, got "sim"',
        f"{follow}: data_unfollow_path is the widget's own: write unfollow_path instead",
        f"{follow}: user_id is required",
        f"{follow}: login_path is required",
        f"{folder}/a.html:6: {{% yy %}}: its first argument is the name of a widget",
    ):
        assert messages[line] == "yy_widgets.E005"
    assert f"{follow}: follow_path is required" not in messages
    assert any(line.startswith(f"{folder}/a.html:5: ") and "did you mean zipcode?" in line for line in messages)
    assert any(line.startswith(f"{folder}/b.html: Unclosed tag") for line in messages)
    assert messages["No template has {% yy_head %} in its head."] == "yy_widgets.W002"


def test_each_hint_ends_with_the_code_and_its_page_of_the_guide(templates, yy):
    templates({"a.html": '{% load yy %}{% yy "modal" naem="a" %}{% endyy %}'})
    hints = lambda: [message.hint for message in run_checks() if message.id in ("yy_widgets.E005", "yy_widgets.W002")]  # noqa: E731
    assert hints() == ["YY-801 guia/erros/801", "YY-101 guia/erros/101", "YY-816 guia/erros/816"]
    yy(GUIDE="https://guia.test/widgets/{name}")
    assert hints()[0] == "YY-801 https://guia.test/guia/erros/801"


def test_mistakes_in_the_settings_are_reported(templates, yy, settings):
    templates({"base.html": HEAD})
    settings.CSRF_HEADER_NAME = "HTTP_X_CSRFTOKEN"
    settings.ROOT_URLCONF = "tests.no_urls"
    settings.MIDDLEWARE = [*settings.MIDDLEWARE, "django.contrib.messages.middleware.MessageMiddleware"]
    yy(FLAVOR="lite", KEEP_BUILDS=0, BUILD="/nowhere", TEXTS={"en": {"follow_button": {"labl": "a"}}})
    assert found() == {
        "YY: unknown setting FLAVOR, did you mean FLAVOUR?.": "yy_widgets.E001",
        "YY: KEEP_BUILDS must be an integer ≥ 1, got 0.": "yy_widgets.E001",
        'YY: texts of en: follow_button.labl is no text of {% yy "follow-button" %}, did you mean label?.': "yy_widgets.E002",
        "There are no built files in /nowhere.": "yy_widgets.E003",
        "The widgets send their token as X-CSRF-Token, and CSRF_HEADER_NAME is 'HTTP_X_CSRFTOKEN'.": "yy_widgets.E004",
        "No URL answers /metadata/user, which says who is signed in.": "yy_widgets.W001",
        "A form that the widget sends would use up its messages.": "yy_widgets.W003",
    }
    yy(TEXTS="en")
    assert "yy_widgets.E002" in found().values()
    settings.YY = ["lite"]
    assert found()["YY must be a dict."] == "yy_widgets.E001"


def doctor():
    out = StringIO()
    try:
        call_command("yy_doctor", stdout=out)
    except CommandError as error:
        return out.getvalue() + str(error)
    return out.getvalue()


def test_the_doctor_lists_all_mistakes_and_says_what_it_did_not_check(templates, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    templates({"base.html": HEAD})
    assert "only {% yy %} was checked" in doctor()
    assert "settings and {% yy %} are right." in doctor()
    templates({"a.html": '{% load yy %}{% yy "nada" %}{% endyy %}'})
    output = doctor()
    assert "templates/a.html:1: {% yy %}: no widget is called nada" in output
    assert "1 to mend." in output


def test_the_doctor_runs_yy_doctor_if_it_is_installed(templates, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    templates({"base.html": HEAD})
    command = tmp_path / "node_modules" / ".bin" / "yy-doctor"
    command.parent.mkdir(parents=True)
    command.write_text('#!/bin/sh\necho "asked for $1"\nexit 1\n')
    command.chmod(0o755)
    output = doctor()
    assert f"asked for {tmp_path}/templates/**/*.html" in output
    assert "there are tags to mend." in output


def test_the_inventory_runs_yy_doctor_with_its_options_and_exit_code(templates, monkeypatch, tmp_path, settings):
    monkeypatch.chdir(tmp_path)
    templates({"base.html": HEAD})
    (tmp_path / "static").mkdir()
    settings.STATICFILES_DIRS = [tmp_path / "static", ("missing", tmp_path / "missing")]
    command = tmp_path / "node_modules" / ".bin" / "yy-doctor"
    command.parent.mkdir(parents=True)
    command.write_text('#!/bin/sh\necho "$*"\nexit 1\n')
    command.chmod(0o755)
    out = StringIO()
    with pytest.raises(SystemExit, match="1"):
        call_command("yy_inventory", format="csv", against="1.1.0", stdout=out)
    assert out.getvalue() == "--inventory --format csv --against 1.1.0 -- templates static\n"


def test_the_inventory_says_that_the_command_is_not_installed(templates, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(CommandError, match="yy-doctor is not installed") as refused:
        call_command("yy_inventory")
    assert refused.value.returncode == 2


@pytest.mark.parametrize(("start", "end"), [("<html>\n  <head>\n", "\n"), ("<html>\r\n  <head>\r\n", "\r\n")])
def test_install_writes_the_heads_and_nothing_the_second_time(templates, start, end):
    folder = templates({"base.html": f"{start}  </head>{end}</html>{end}", "part.html": "<p></p>"})
    out = StringIO()
    call_command("yy_install", stdout=out)
    written = f"{start}    {{% load yy %}}{{% yy_head %}}{end}  </head>{end}</html>{end}".encode()
    assert (folder / "base.html").read_bytes() == written
    assert out.getvalue() == f"wrote {{% yy_head %}} into {folder}/base.html\n"
    again = StringIO()
    call_command("yy_install", stdout=again)
    assert again.getvalue() == ""
    assert (folder / "base.html").read_bytes() == written


def test_install_reports_files_that_it_could_not_change(templates):
    folder = templates({"part.html": "<p></p>"})
    out = StringIO()
    call_command("yy_install", stdout=out)
    assert "no template has </head>: write {% load yy %}{% yy_head %} into yours" in out.getvalue()
    templates({"base.html": "<html><head></head></html>"})
    call_command("yy_install", stdout=out)
    assert f"{folder}/base.html: </head> does not begin its line" in out.getvalue()
