"""The command `yy-doctor` of @yy/widgets, where Node and it are installed."""

from __future__ import annotations

import shutil

MISSING = "yy-doctor is not installed (npm install --save-dev @yy/widgets)"


def doctor_command() -> str | None:
    return shutil.which("yy-doctor", path="node_modules/.bin") or shutil.which("yy-doctor")
