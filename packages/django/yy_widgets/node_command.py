"""Finds the command `yy-doctor` of @yy/widgets, which needs Node."""

from __future__ import annotations

import shutil

MISSING = "yy-doctor is not installed (npm install --save-dev @yy/widgets)"


def doctor_command() -> str | None:
    """Returns the path of the command; None when it is not installed."""
    return shutil.which("yy-doctor", path="node_modules/.bin") or shutil.which("yy-doctor")
