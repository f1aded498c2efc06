from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from ...checks import template_folders

_HEAD_END = re.compile(r"^([ \t]*)</head>", re.MULTILINE)
_LINE = "{% load yy %}{% yy_head %}"
_WRITTEN = re.compile(rf"^[ \t]*{re.escape(_LINE)}\r?\n", re.MULTILINE)


class Command(BaseCommand):
    help = "Writes {% yy_head %} into the templates that have a head."
    # The command fixes mistakes that the checks would report.
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--remove", action="store_true", help="removes the lines that it has written, before pip uninstall")

    def handle(self, *args: Any, remove: bool = False, **options: Any) -> None:
        found = False
        for folder in template_folders():
            for file in sorted(folder.rglob("*.html")):
                found = self._remove(file) if remove else self._write(file) or found
        if not found and not remove:
            self.stdout.write(f"no template has </head>: write {_LINE} into yours")

    def _write(self, file: Path) -> bool:
        """Returns whether the file has a head."""
        text = file.read_bytes().decode("utf-8", errors="surrogateescape")
        if "</head>" not in text:
            return False
        if "{% yy_head" in text:
            return True
        end = "\r\n" if "\r\n" in text else "\n"
        added, count = _HEAD_END.subn(lambda match: f"{match[1]}  {_LINE}{end}{match[0]}", text, count=1)
        if count == 0:
            self.stdout.write(f"{file}: </head> does not begin its line, write {_LINE} into it yourself")
            return True
        file.write_bytes(added.encode("utf-8", errors="surrogateescape"))
        self.stdout.write(f"wrote {{% yy_head %}} into {file}")
        return True

    def _remove(self, file: Path) -> bool:
        """Returns whether the author has to remove a `{% yy_head %}`."""
        text = file.read_bytes().decode("utf-8", errors="surrogateescape")
        without = _WRITTEN.sub("", text, count=1)
        if without != text:
            file.write_bytes(without.encode("utf-8", errors="surrogateescape"))
            self.stdout.write(f"took {{% yy_head %}} out of {file}")
        if "{% yy_head" not in without:
            return False
        self.stdout.write(f"{file}: take {{% yy_head %}} out yourself")
        return True
