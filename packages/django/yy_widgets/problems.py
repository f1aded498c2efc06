"""Reports authors' mistakes: raises an error in development, and logs them elsewhere."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from django.conf import settings
from django.template import TemplateSyntaxError
from django.template.context import Context

from .conf import option
from .problem import codes_of, with_page

logger = logging.getLogger("yy_widgets")


def report(
    subject: str,
    problems: Sequence[str],
    code: str,
    context: Context | None = None,
    cause: BaseException | None = None,
) -> None:
    """
    `subject` is the tag with the problems, `{% yy "modal" %}`. `code` is the code of the sentences
    that are no `Problem`. `cause` is an error that the application's code has raised.

    Raises `TemplateSyntaxError` with all problems, when `STRICT` is true.
    """
    if not problems:
        return
    message = f"{subject}: {'; '.join(problems)}"
    codes = codes_of(problems, code)
    strict = option("STRICT")
    if settings.DEBUG if strict is None else strict:
        raise TemplateSyntaxError("\n".join([message, *map(with_page, codes)])) from cause
    template = context.render_context.template if context is not None else None
    name = getattr(template, "name", None)
    logger.error("%s [%s]%s", message, ", ".join(codes), f" in {name}" if name else "", exc_info=cause)
