"""A sentence about what an author wrote wrongly, with the code of the mistake."""

from __future__ import annotations

from collections.abc import Iterable

from .conf import option

_PAGES = "widgets/{name}"


class Problem(str):
    """`code` is that of the guide's table, `packages/domain/src/mistakes`: `YY-801`, explained at `guia/erros/801`."""

    code: str

    def __new__(cls, code: str, sentence: str) -> Problem:
        problem = super().__new__(cls, sentence)
        problem.code = code
        return problem


def codes_of(sentences: Iterable[str], code: str) -> list[str]:
    """Each once. `code` is that of sentences that have none of their own."""
    return list(dict.fromkeys(getattr(sentence, "code", code) for sentence in sentences))


def explained(code: str) -> str:
    """`YY-801 guia/erros/801`; with the address where the setting `GUIDE` says where the guide is."""
    page = f"guia/erros/{code.removeprefix('YY-')}"
    guide = option("GUIDE")
    return f"{code} {guide.replace(_PAGES, page) if isinstance(guide, str) and _PAGES in guide else page}"
