"""
Checks whether widgets can use a server's answers, by the rules in `answers.json`. Only tests load
this module.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from math import isfinite
from pathlib import Path
from typing import Any

from .field_messages import has_messages
from .problem import with_page
from .spelling import did_you_mean

Data = dict[str, Any]

#: Stands for an absent value, as opposed to null.
MISSING = object()
#: Longer texts are shortened in messages. In characters.
MAX_TEXT_LENGTH = 40
#: Parsers of JSON do not agree on larger integers.
MAX_SAFE_INTEGER = 2**53 - 1


@dataclass(frozen=True)
class ServerAnswer:
    """The parts of a response that widgets read."""

    status: int
    #: The header; parameters such as the charset do not matter.
    content_type: str
    #: The header of a redirect; empty without one.
    location: str
    body: str

    @property
    def media_type(self) -> str:
        return self.content_type.split(";")[0].strip().lower()

    @property
    def redirects(self) -> bool:
        return 300 <= self.status < 400


@cache
def data() -> Data:
    return json.loads((Path(__file__).parent / "answers.json").read_text("utf-8"))


def problem_of(name: str, answer: ServerAnswer, status: int | None = None) -> str | None:
    """
    Says in one sentence why widgets cannot use an answer, and what they need; `None` when they can.

    `name` is the endpoint, `follow-states` or `follow_states`. `status` is the status of the answer
    that the test expects; `None` for any success. 401 is possible for each endpoint.

    Raises `ValueError` for an unknown endpoint, or a status that it never answers.
    """
    endpoint = _endpoint(name)
    meant = _meant_answers(endpoint, status)
    found = _matching(meant, answer.status) if status in (None, answer.status) else None
    if found is None:
        problem = _wrong_status(answer, endpoint, str(status) if status else _statuses(meant))
    else:
        problem = _problem_with(answer, found)
    return f"{endpoint['call']}: {problem} ({', '.join(endpoint['widgets'])})" if problem else None


def _endpoint(name: str) -> Data:
    endpoints = {each["id"]: each for each in data()["endpoints"]}
    kebab = name.replace("_", "-")
    if kebab not in endpoints:
        meant = did_you_mean(kebab, endpoints)
        ids = ", ".join(endpoints)
        raise ValueError(f"no widget asks for an endpoint {name}{meant}; there are {ids}\n{with_page('YY-815')}")
    return endpoints[kebab]


def _possible_answers(endpoint: Data) -> list[Data]:
    return [*endpoint["answers"], *data()["everywhere"]]


def _meant_answers(endpoint: Data, status: int | None) -> list[Data]:
    """The answers that a test may expect: the successes, unless it names a status."""
    possible = _possible_answers(endpoint)
    if status is None:
        return [each for each in possible if _is_success(each)]
    named = _matching(possible, status)
    if named is None:
        sentence = f"{endpoint['id']} is never answered {status}; there are {_statuses(possible)}"
        raise ValueError(f"{sentence}\n{with_page('YY-815')}")
    return [named]


def _matching(answers: Sequence[Data], status: int) -> Data | None:
    return next((each for each in answers if each["status"] in (str(status), f"{status // 100}XX")), None)


def _is_success(answer: Data) -> bool:
    return answer["status"].startswith(("2", "3"))


def _statuses(answers: Sequence[Data]) -> str:
    return " or ".join(each["status"] for each in answers)


def _wrong_status(answer: ServerAnswer, endpoint: Data, needed: str) -> str:
    status = answer.status
    if answer.redirects:
        target = f" to {answer.location}" if answer.location else ""
        return f"the status is {status}, a redirect{target}, needed is {needed}, or 401 where nobody is signed in"
    found = _matching(_possible_answers(endpoint), status)
    hint = f"; a test that means {status} has to name it" if found and not _is_success(found) else ""
    return f"the status is {status}, needed is {needed}{hint}"


def _problem_with(answer: ServerAnswer, spec: Data) -> str | None:
    if answer.redirects and not answer.location:
        return "the redirect has no Location, needed is the address of the next page"
    types = spec.get("mediaTypes")
    if types is not None and answer.media_type not in types:
        return f"the answer is {answer.media_type or 'of no type'}, needed is {' or '.join(types)}"
    return _json_problem(answer, spec["shape"]) if "shape" in spec else None


def _json_problem(answer: ServerAnswer, shape: Data) -> str | None:
    if not answer.body.strip():
        return "the answer is empty, needed is JSON"
    try:
        value = json.loads(answer.body, parse_int=_parsed_integer, parse_constant=_refuse_constant)
    except ValueError:
        kind = answer.media_type
        return "the answer is not JSON" if re.search(r"^$|[/+]json$", kind) else f"the answer is {kind}, needed is JSON"
    return shape_problem(shape, value)


def _parsed_integer(digits: str) -> int | float:
    # Python refuses to parse integers with thousands of digits.
    return int(digits) if len(digits) < 20 else float(digits)


def _refuse_constant(name: str) -> None:
    """`NaN` and `Infinity` are not JSON."""
    raise ValueError(f"{name} is not JSON")


def shape_problem(shape: Data, value: Any, at: str = "") -> str | None:
    """
    Returns a sentence about the first place where parsed JSON does not fit a shape; `None` when it
    fits.
    """
    if value is None or value is MISSING:
        return None if shape.get("isOptional") else _sentence(shape, value, at)
    if not _fits(shape, value):
        return _sentence(shape, value, at)
    problems = (shape_problem(*part) for part in _parts(shape, value, at))
    return next((problem for problem in problems if problem), None)


def _parts(shape: Data, value: Any, at: str) -> Iterator[tuple[Data, Any, str]]:
    """Yields the shapes within a shape, each with its value and its place."""
    if "first" in shape:
        yield shape["first"], value[0] if value else MISSING, f"{at}[0]"
    elif "items" in shape:
        for index, item in enumerate(value):
            yield shape["items"], item, f"{at}[{index}]"
    elif "given" not in shape or value.get(shape["given"]) is not None:
        for field in shape.get("fields", ()):
            for name in _names(field, value):
                yield field, value.get(name, MISSING), f"{at}.{name}" if at else name


def _names(field: Data, value: Data) -> list[str]:
    if "name" in field:
        return [field["name"]]
    return [name for name in value if _is_whole(field["names"], name)]


def _is_whole(pattern: str, text: str) -> bool:
    return re.fullmatch(pattern, text, re.DOTALL) is not None


def _fits(shape: Data, value: Any) -> bool:
    match shape["is"]:
        case "text":
            return isinstance(value, str)
        case "number":
            return _is_number(value)
        case "flag":
            return isinstance(value, bool)
        case "id":
            return value != "" if isinstance(value, str) else _is_number(value)
        case "decimal":
            if isinstance(value, str):
                return _is_whole(data()["decimal"], value) and isfinite(float(value))
            return _is_number(value)
        case "object":
            return isinstance(value, dict)
        case "objectOrText":
            return isinstance(value, (dict, str))
        case "list":
            return isinstance(value, list)
        case "messages":
            return isinstance(value, dict) and has_messages(value)
        case _:
            return value in shape["words"]


def _is_number(value: Any) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool) and isfinite(value)


def _sentence(shape: Data, value: Any, at: str) -> str:
    expected = " ".join(filter(None, [data()["expectations"][shape["is"]], ", ".join(shape.get("words", ()))]))
    need = f": {shape['need']}" if "need" in shape else ""
    return f"{at or 'the answer'} is {_describe(value)}, needed is {expected}{need}"


def _describe(value: Any) -> str:
    """A value in words: shortened text, and only those numbers that every language writes alike."""
    if value is MISSING:
        return "missing"
    if isinstance(value, list):
        return "a list" if value else "an empty list"
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, str):
        return json.dumps(f"{value[:MAX_TEXT_LENGTH]}…" if len(value) > MAX_TEXT_LENGTH else value, ensure_ascii=False)
    if _is_number(value) and abs(value) <= MAX_SAFE_INTEGER and value == int(value):
        return str(int(value))
    return json.dumps(value) if value is None or isinstance(value, bool) else "a number"
