from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


def similar(word: str, words: Iterable[str]) -> str | None:
    """The word that is most similar to the given one; None without a similar word."""
    lower = {each.lower(): each for each in words}
    return next((lower[each] for each in get_close_matches(word.lower(), lower, n=1, cutoff=0.7)), None)


def did_you_mean(word: str, words: Iterable[str]) -> str:
    """`, did you mean user_id?`; empty without a similar word."""
    meant = similar(word, words)
    return f", did you mean {meant}?" if meant else ""
