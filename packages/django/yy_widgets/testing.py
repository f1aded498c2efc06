"""An assertion for the tests of an application, with Django's runner or pytest."""

from __future__ import annotations

from django.http import HttpResponseBase

from .answers import ServerAnswer, problem_of

# unittest leaves frames of modules with this variable out of its tracebacks.
__unittest = True


def assert_answers_yy(response: HttpResponseBase, endpoint: str, status: int | None = None) -> None:
    """
    Asserts that widgets can use a response.

        assert_answers_yy(self.client.post("/follows", …), "follow")
        assert_answers_yy(response, "follow", 401)

    `endpoint` is the endpoint that was requested. `status` is the expected status, unless it is a
    success.

    Raises `AssertionError` with a sentence that says what the widgets need, `ValueError` for an
    unknown endpoint, or a status that it never answers, and `TypeError` for anything but a
    response.
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
        # The test may read the content again.
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
