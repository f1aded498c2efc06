from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from django.template import TemplateSyntaxError

from .build import write_build
from .page import render


@pytest.fixture(autouse=True)
def build(tmp_path: Path, settings: Any) -> Path:
    folder = tmp_path / "build"
    write_build(folder)
    settings.YY = {"STRICT": True, "BUILD": folder}
    return folder


@pytest.fixture
def yy(settings: Any) -> Callable[..., None]:
    def change(**changes: Any) -> None:
        settings.YY = {**settings.YY, **changes}

    return change


@pytest.fixture
def templates(tmp_path: Path, settings: Any) -> Callable[[dict[str, str]], Path]:
    """Returns a function that writes an application's templates: name → source."""

    def write(sources: dict[str, str]) -> Path:
        folder = tmp_path / "templates"
        for name, source in sources.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes(source.encode())
        settings.TEMPLATES = [{**settings.TEMPLATES[0], "DIRS": [folder]}]
        return folder

    return write


@pytest.fixture
def wrong() -> Callable[..., str]:
    """Returns a function that renders a wrong template, and returns the message of its error."""

    def message(source: str, **context: Any) -> str:
        with pytest.raises(TemplateSyntaxError) as raised:
            render(source, **context)
        sentence, *codes = str(raised.value).split("\n")
        # Each further line is the code of a mistake, with its page of the guide.
        assert codes
        assert all(re.fullmatch(r"YY-(\d{3}) guia/erros/\1", code) for code in codes)
        return sentence

    return message
