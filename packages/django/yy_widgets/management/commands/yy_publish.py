from __future__ import annotations

from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser

from ...builds import PublishedBuilds, current_build
from ...conf import option


class Command(BaseCommand):
    help = "Copies the built files into STATIC_ROOT/yy/<version>/, and deletes the oldest builds there."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--keep", type=int, help="how many builds to keep; default: KEEP_BUILDS of YY")

    def handle(self, *args: Any, **options: Any) -> None:
        keep = option("KEEP_BUILDS") if options["keep"] is None else options["keep"]
        if keep < 1:
            raise CommandError(f"--keep must be an integer ≥ 1, got {keep}")
        if not settings.STATIC_ROOT:
            raise CommandError("STATIC_ROOT names no folder")
        published = PublishedBuilds(Path(settings.STATIC_ROOT) / "yy")
        try:
            self.stdout.write(f"published {published.publish(current_build())}")
        except FileNotFoundError as error:
            raise CommandError(str(error)) from None
        for version in published.prune(keep):
            self.stdout.write(f"deleted {version}")
