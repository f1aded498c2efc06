from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser

from ...checks import template_folders
from ...node_command import MISSING, doctor_command


class Command(BaseCommand):
    help = "Counts the uses of each tag, attribute, part, event, token and {% yy %}, with yy-doctor."
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--format", choices=["text", "json", "csv"], default="text")
        parser.add_argument("--against", help="a release to compare with: its version, or a path to its package")
        parser.add_argument("--reports", help="a file with reports of YY.observe")

    def handle(self, *args: Any, **options: Any) -> None:
        command = doctor_command()
        if command is None:
            raise CommandError(f"{MISSING}.", returncode=2)
        folders = [*template_folders(), *_static_folders()]
        if not folders:
            raise CommandError("there is nothing to read: no folder of templates is here.", returncode=2)
        words = [word for name in ("format", "against", "reports") if options[name] for word in (f"--{name}", options[name])]
        named = [_short(folder) for folder in folders]
        done = subprocess.run([command, "--inventory", *words, "--", *named], capture_output=True, text=True, check=False)
        self.stdout.write(done.stdout, ending="")
        self.stderr.write(done.stderr, ending="")
        if done.returncode != 0:
            sys.exit(done.returncode)


def _static_folders() -> list[Path]:
    """The folders in `STATICFILES_DIRS`. A setting may be a pair of a prefix and the folder."""
    given = getattr(settings, "STATICFILES_DIRS", [])
    folders = (Path(each[1] if isinstance(each, (list, tuple)) else each) for each in given)
    return [folder for folder in folders if folder.is_dir()]


def _short(folder: Path) -> str:
    """The path relative to the current folder, if the folder is in it."""
    return str(folder.relative_to(Path.cwd())) if folder.is_relative_to(Path.cwd()) else str(folder)
