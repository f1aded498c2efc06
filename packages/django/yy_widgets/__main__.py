"""
The command `python -m yy_widgets`, to be run in the folder of an application's `manage.py`. It adds
the package to the settings, and `{% yy_head %}` to the templates. `python -m yy_widgets remove`,
for use before `pip uninstall`, removes these lines again.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

_SETTINGS = re.compile(r"""["']DJANGO_SETTINGS_MODULE["'],\s*["']([\w.]+)["']""")
_APPS = re.compile(r"^INSTALLED_APPS\s*=\s*\[[ \t]*\n", re.MULTILINE)
_MESSAGES = re.compile(r"""^([ \t]*)["']django\.contrib\.messages\.middleware\.MessageMiddleware["'],[ \t]*\n""", re.MULTILINE)
_KEEP_MESSAGES = "yy_widgets.middleware.KeepMessages"
_CSRF = '# The header that the widgets send their token in.\nCSRF_HEADER_NAME = "HTTP_X_CSRF_TOKEN"\n'
_APP_LINE = '    "yy_widgets",\n'
_USAGE = "python -m yy_widgets [remove]"


def main(words: list[str]) -> int:
    if words not in ([], ["remove"]):
        print(_USAGE, file=sys.stderr)
        return 1
    manage = Path("manage.py")
    module = _SETTINGS.search(manage.read_text("utf-8")) if manage.is_file() else None
    if module is None:
        print("no manage.py that names DJANGO_SETTINGS_MODULE: run this beside it", file=sys.stderr)
        return 1
    path = Path(*module[1].split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    if not file.is_file():
        print(f"no {file}, which manage.py names", file=sys.stderr)
        return 1
    if words == ["remove"]:
        # The command does not exist any more when the package is no longer in the settings.
        code = _manage(manage, "yy_install", "--remove")
        if code == 0:
            print("\n".join(_remove_settings(file)))
        return code
    print("\n".join(_write_settings(file)))
    return _manage(manage, "yy_install")


def _manage(manage: Path, *command: str) -> int:
    return subprocess.run([sys.executable, str(manage), *command], check=False).returncode


def _write_settings(file: Path) -> list[str]:
    """Returns sentences about the changes, and about changes that the author has to make."""
    text = before = file.read_text("utf-8")
    messages = []
    if not re.search(r"""["']yy_widgets["']""", text):
        text, count = _APPS.subn(lambda match: f"{match[0]}{_APP_LINE}", text, count=1)
        messages.append(
            f"wrote yy_widgets into INSTALLED_APPS of {file}" if count else f'{file}: write "yy_widgets" into INSTALLED_APPS yourself'
        )
    if _KEEP_MESSAGES not in text:
        text, count = _MESSAGES.subn(lambda match: f'{match[0]}{match[1]}"{_KEEP_MESSAGES}",\n', text, count=1)
        if count:
            messages.append(f"wrote {_KEEP_MESSAGES} into MIDDLEWARE of {file}")
    if "CSRF_HEADER_NAME" not in text:
        text = f"{text.rstrip()}\n\n{_CSRF}"
        messages.append(f"wrote CSRF_HEADER_NAME into {file}")
    if text != before:
        file.write_text(text, "utf-8")
    return messages or [f"{file} has what it needs"]


def _remove_settings(file: Path) -> list[str]:
    """Returns sentences about the changes, and about changes that the author has to make."""
    text = before = file.read_text("utf-8")
    text = text.replace(_APP_LINE, "", 1).replace(f"\n{_CSRF}", "", 1)
    text = re.sub(rf"""^[ \t]*"{re.escape(_KEEP_MESSAGES)}",\n""", "", text, count=1, flags=re.MULTILINE)
    if text != before:
        file.write_text(text, "utf-8")
    if "yy_widgets" in text or "CSRF_HEADER_NAME" in text:
        return [f"{file}: take yy_widgets and CSRF_HEADER_NAME out yourself"]
    return [f"took yy_widgets out of {file}"]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
