"""
Tests of answers. The packages of all languages must give the sentences in
`testing/generated/answers.fixtures.json`.
"""

import copy
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from django.conf import settings
from django.http import HttpResponse, HttpResponseRedirect, JsonResponse, StreamingHttpResponse

from yy_widgets.answers import ServerAnswer, problem_of
from yy_widgets.testing import assert_answers_yy

FIXTURES = json.loads((settings.REPOSITORY / "testing/generated/answers.fixtures.json").read_text("utf-8"))
ENDPOINTS = [pytest.param(each, id=each["id"]) for each in FIXTURES["endpoints"]]
NEED = "whether the visitor follows the user (yy-follow-button)"


def sentence(endpoint, problem):
    return problem and f"{endpoint['begins']}{problem}{endpoint['ends']}"


@pytest.mark.parametrize("endpoint", ENDPOINTS)
def test_every_status_and_type_is_judged_as_by_the_widgets(endpoint):
    for case in endpoint["cases"]:
        given = case["answer"]
        answer = ServerAnswer(
            given["status"], given.get("contentType") or "", given.get("location") or "", given["body"]
        )
        assert problem_of(endpoint["id"], answer, case.get("named")) == sentence(endpoint, case["problem"]), case


def changed(example, place, value, removed):
    """`removed` says whether the value is removed instead, if it has a name."""
    if not place:
        return value
    whole = copy.deepcopy(example)
    holder = whole
    for step in place[:-1]:
        holder = holder[step]
    if removed and isinstance(holder, dict):
        del holder[place[-1]]
    else:
        holder[place[-1]] = value
    return whole


@pytest.mark.parametrize("endpoint", [each for each in ENDPOINTS if "example" in each.values[0]])
def test_every_place_is_judged_as_by_the_widgets(endpoint):
    for change in endpoint["changes"]:
        for index, problem in enumerate(change["problems"]):
            value = FIXTURES["values"][index]
            body = json.dumps(changed(endpoint["example"], change["at"], value, index == 0))
            answer = ServerAnswer(endpoint["answer"]["status"], endpoint["answer"]["contentType"], "", body)
            assert problem_of(endpoint["id"], answer) == sentence(endpoint, problem), body


def test_responses_of_every_kind_are_asserted():
    right = {"users": [{"id": 7, "user_follow": True}]}
    assert_answers_yy(JsonResponse(right), "follow-states")
    assert_answers_yy(JsonResponse(right), "follow_states", 200)
    assert_answers_yy(HttpResponse(status=401), "follow", 401)
    stream = StreamingHttpResponse(iter(['{"users":', "[]}"]), content_type="application/json")
    assert_answers_yy(stream, "follow-states")
    assert stream.getvalue() == b'{"users":[]}'


@pytest.mark.parametrize(
    ("response", "endpoint", "message"),
    [
        (
            JsonResponse({"users": [{"id": 7}]}),
            "follow-states",
            f"GET /follows/states: users[0].user_follow is missing, needed is true or false: {NEED}",
        ),
        (
            HttpResponseRedirect("/entrar"),
            "follow",
            "POST /follows: the status is 302, a redirect to /entrar, needed is 2XX, or 401 where nobody is signed in (yy-follow-button)",
        ),
        (
            HttpResponse("<h1>não</h1>".encode("latin-1")),
            "facilities",
            "GET /api/facilities: the answer is text/html, needed is JSON (yy-facilities)",
        ),
        (HttpResponse('{"facilities": NaN}', content_type="application/json"), "facilities", "the answer is not JSON"),
        (HttpResponse('{"id": ' + "9" * 5000 + "}", content_type="application/json"), "user", "id is a number, needed is"),
    ],
)
def test_a_problem_is_one_sentence(response, endpoint, message):
    with pytest.raises(AssertionError, match=re.escape(message)):
        assert_answers_yy(response, endpoint)


def test_unknown_names_statuses_and_other_values_are_refused():
    with pytest.raises(ValueError, match=r"an endpoint folow, did you mean follow\?"):
        assert_answers_yy(HttpResponse(), "folow")
    with pytest.raises(ValueError, match="follow is never answered 403; there are 2XX or 422 or 401"):
        assert_answers_yy(HttpResponse(), "follow", 403)
    with pytest.raises(TypeError, match="expected a response, got None"):
        assert_answers_yy(None, "follow")


TEST = """
from django.http import HttpResponse
from django.test import SimpleTestCase
from yy_widgets.testing import assert_answers_yy

class FollowsTest(SimpleTestCase):
    def test_kept(self):
        assert_answers_yy(HttpResponse("oh", status=500), "follow")
"""


@pytest.mark.parametrize("runner", [("django", "test", "test_follows"), ("pytest", "test_follows.py")])
def test_a_runner_shows_the_sentence_at_the_line_of_the_test(runner, tmp_path):
    (tmp_path / "test_follows.py").write_text(TEST)
    # Django's runner checks for the built files, which a checkout may not have.
    quiet = 'from tests.settings import *\nSILENCED_SYSTEM_CHECKS = ["yy_widgets.E003"]\n'
    (tmp_path / "quiet_settings.py").write_text(quiet)
    package = Path(__file__).parents[1]
    env = {**os.environ, "PYTHONPATH": f"{package}:{tmp_path}", "DJANGO_SETTINGS_MODULE": "quiet_settings"}
    done = subprocess.run([sys.executable, "-m", *runner], cwd=tmp_path, env=env, capture_output=True, text=True)
    output = done.stdout + done.stderr
    assert done.returncode == 1, output
    assert "AssertionError: POST /follows: the status is 500, needed is 2XX (yy-follow-button)\n" in output
    assert "in problem_of" not in output and "raise AssertionError" not in output
