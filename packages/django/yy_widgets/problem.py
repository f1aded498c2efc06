"""Sentences about authors' mistakes, with the codes of the mistakes."""

from __future__ import annotations

from collections.abc import Iterable

from .conf import option

_PAGES = "widgets/{name}"


class Problem(str):
    """
    A sentence about an author's mistake, with the code of the mistake. The guide explains each
    code: `YY-801` at `guia/erros/801`. The codes are those of `packages/domain/src/mistakes`.
    """

    code: str

    def __new__(cls, code: str, sentence: str) -> Problem:
        problem = super().__new__(cls, sentence)
        problem.code = code
        return problem


def codes_of(sentences: Iterable[str], default: str) -> list[str]:
    """
    The different codes of the sentences. `default` is the code of a sentence that is no `Problem`.
    """
    return list(dict.fromkeys(getattr(sentence, "code", default) for sentence in sentences))


def with_page(code: str) -> str:
    """
    The code with its page of the guide: `YY-801 guia/erros/801`. It is a URL when the setting
    `GUIDE` says where the guide is.
    """
    page = f"guia/erros/{code.removeprefix('YY-')}"
    guide = option("GUIDE")
    return f"{code} {guide.replace(_PAGES, page) if isinstance(guide, str) and _PAGES in guide else page}"
