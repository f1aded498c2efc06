from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

from django.core.checks import run_checks
from django.core.management.base import BaseCommand, CommandError

from ...checks import template_folders
from ...node_command import MISSING, doctor_command


class Command(BaseCommand):
    help = "Checks the settings, {% yy %} and, if yy-doctor is installed, the yy- tags for mistakes."
    requires_system_checks: list[str] = []

    def handle(self, *args: Any, **options: Any) -> None:
        messages = [message for message in run_checks() if (message.id or "").startswith("yy_widgets.")]
        for message in messages:
            self.stdout.write(str(message.msg))
            if message.hint:
                self.stdout.write(f"  {message.hint}")
        tags_are_right = self._check_tags()
        if messages or not tags_are_right:
            raise CommandError(f"{len(messages)} to mend." if messages else "there are tags to mend.")
        self.stdout.write("settings and {% yy %} are right.")

    def _check_tags(self) -> bool:
        """Runs the command of @yy/widgets, if it is installed."""
        command = doctor_command()
        if command is None:
            self.stdout.write(f"{MISSING}: only {{% yy %}} was checked.")
            return True
        patterns = [str(Path(folder) / "**/*.html") for folder in template_folders()]
        done = subprocess.run([command, *patterns], capture_output=True, text=True, check=False)
        self.stdout.write(done.stdout + done.stderr)
        return done.returncode == 0
