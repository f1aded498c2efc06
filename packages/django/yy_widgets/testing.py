"""For the tests of an application, with Django's runner or pytest."""

from __future__ import annotations

from django.http import HttpResponseBase

from .answers import ServerAnswer, problem_of

# unittest leaves the frames of modules that have this out of its tracebacks.
__unittest = True


def assert_answers_yy(response: HttpResponseBase, endpoint: str, status: int | None = None) -> None:
    """
    Asserts that widgets can use an answer: `assert_answers_yy(self.client.post("/follows", …), "follow")`.

    `status` says which answer is meant, where it is none of success: `assert_answers_yy(response, "follow", 401)`.

    Raises `AssertionError` with a sentence that says what the widgets need, `ValueError` for an endpoint that there is not
    or a status that it does not have, `TypeError` for what is no response.
    """
    __tracebackhide__ = True
    problem = problem_of(endpoint, _server_answer(response), status)
    if problem:
        raise AssertionError(problem)


def _server_answer(response: HttpResponseBase) -> ServerAnswer:
    if not isinstance(response, HttpResponseBase):
        raise TypeError(f"expected a response, got {response!r:.80}")
    if response.streaming:
        body = b"".join(response)
        # So that what the test asks next finds it too.
        response.streaming_content = [body]
    else:
        body = response.content
    headers = response.headers
    return ServerAnswer(
        status=response.status_code,
        content_type=headers.get("Content-Type", ""),
        location=headers.get("Location", ""),
        body=body.decode("utf-8", "replace"),
    )
