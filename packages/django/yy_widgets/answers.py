"""What the widgets need of a server's answers, as `answers.json` has it. Only tests load it."""

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
from .problem import explained
from .spelling import did_you_mean

Data = dict[str, Any]

#: What is not there, as opposed to null.
MISSING = object()
#: Longest text that is told, in characters.
LONGEST = 40
#: Beyond it JSON's readers differ.
SAFE = 2**53 - 1


@dataclass(frozen=True)
class ServerAnswer:
    """A response, as far as widgets look at it."""

    status: int
    #: The header; parameters do not matter.
    content_type: str
    #: The header, of a redirect.
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
    Why widgets cannot use an answer, and what they need, in a sentence; `None` when they can.

    `name` is an endpoint, `follow-states` or `follow_states`. `status` says which answer is meant, where it is none of
    success: 422, or 401, which each endpoint may give.

    Raises `ValueError` for a name that is none, or a status that no widget asks this endpoint for.
    """
    endpoint = _endpoint(name)
    meant = _meant(endpoint, status)
    found = _of(meant, answer.status) if status in (None, answer.status) else None
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
        known = ", ".join(endpoints)
        raise ValueError(f"no widget asks for an endpoint {name}{meant}; there are {known}\n{explained('YY-815')}")
    return endpoints[kebab]


def _known(endpoint: Data) -> list[Data]:
    return [*endpoint["answers"], *data()["everywhere"]]


def _meant(endpoint: Data, status: int | None) -> list[Data]:
    """Those of success, unless the test names a status."""
    known = _known(endpoint)
    if status is None:
        return [each for each in known if _is_success(each)]
    named = _of(known, status)
    if named is None:
        sentence = f"{endpoint['id']} is never answered {status}; there are {_statuses(known)}"
        raise ValueError(f"{sentence}\n{explained('YY-815')}")
    return [named]


def _of(answers: Sequence[Data], status: int) -> Data | None:
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
    known = _of(_known(endpoint), status)
    hint = f"; a test that means {status} has to name it" if known and not _is_success(known) else ""
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
        value = json.loads(answer.body, parse_int=_number, parse_constant=_no_number)
    except ValueError:
        kind = answer.media_type
        return "the answer is not JSON" if re.search(r"^$|[/+]json$", kind) else f"the answer is {kind}, needed is JSON"
    return shape_problem(shape, value)


def _number(digits: str) -> int | float:
    # Python refuses to read integers of thousands of digits.
    return int(digits) if len(digits) < 20 else float(digits)


def _no_number(word: str) -> None:
    raise ValueError(f"{word} is not JSON")


def shape_problem(shape: Data, value: Any, at: str = "") -> str | None:
    """The first place where parsed JSON is not of a shape, as a sentence; `None` when all of it is."""
    if value is None or value is MISSING:
        return None if shape.get("isOptional") else _told(shape, value, at)
    if not _fits(shape, value):
        return _told(shape, value, at)
    problems = (shape_problem(*part) for part in _parts(shape, value, at))
    return next((problem for problem in problems if problem), None)


def _parts(shape: Data, value: Any, at: str) -> Iterator[tuple[Data, Any, str]]:
    """Shapes within a shape, each with its value and its place."""
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


def _told(shape: Data, value: Any, at: str) -> str:
    expected = " ".join(filter(None, [data()["expectations"][shape["is"]], ", ".join(shape.get("words", ()))]))
    need = f": {shape['need']}" if "need" in shape else ""
    return f"{at or 'the answer'} is {_words(value)}, needed is {expected}{need}"


def _words(value: Any) -> str:
    """A value in words: text shortened, and of numbers only those that every language writes alike."""
    if value is MISSING:
        return "missing"
    if isinstance(value, list):
        return "a list" if value else "an empty list"
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, str):
        return json.dumps(f"{value[:LONGEST]}…" if len(value) > LONGEST else value, ensure_ascii=False)
    if _is_number(value) and abs(value) <= SAFE and value == int(value):
        return str(int(value))
    return json.dumps(value) if value is None or isinstance(value, bool) else "a number"
