"""
Makes an empty Django application, follows the beginning of docs/guide/django.md in it, to the letter, and serves it. The
package is put where `pip install` would have put it, with the files of `dist/`.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

REPOSITORY = Path(__file__).parents[3]
FOLDER = Path("/tmp/first")
PAGE = """<!doctype html>
<html lang="pt-BR">
<head>
  <title>leilão</title>
  <link rel="icon" href="data:,">
</head>
<body>
</body>
</html>
"""
URLS = """from datetime import timedelta

from django.http import JsonResponse
from django.shortcuts import render
from django.urls import path
from django.utils import timezone


class Auction:
    ends_at = timezone.now() + timedelta(hours=2)


urlpatterns = [
    path("", lambda request: render(request, "page.html", {"auction": Auction})),
]
"""


def run(*command: str) -> None:
    subprocess.run([sys.executable, *command], cwd=FOLDER, check=True)


def install() -> None:
    package = FOLDER / "lib" / "yy_widgets"
    shutil.copytree(REPOSITORY / "packages/django/yy_widgets", package, ignore=shutil.ignore_patterns("static"))
    os.environ.update(PYTHONPATH=str(FOLDER / "lib"), PYTHONUNBUFFERED="1")
    shutil.copytree(REPOSITORY / "dist", package / "static" / "yy" / "build")
    sys.path.insert(0, str(FOLDER / "lib"))
    from yy_widgets.builds import Build

    (package / "static/yy/build").rename(package / "static/yy" / Build(package / "static/yy/build").version)


def change(file: str, before: str, after: str) -> None:
    text = (FOLDER / file).read_text()
    assert before in text, f"{file} has no {before}"
    (FOLDER / file).write_text(text.replace(before, after, 1))


FOLDER.mkdir()
install()
run("-m", "django", "startproject", "loja", ".")
(FOLDER / "templates").mkdir()
(FOLDER / "templates/page.html").write_text(PAGE)
(FOLDER / "loja/urls.py").write_text(URLS)
change("loja/settings.py", "'DIRS': []", "'DIRS': [BASE_DIR / 'templates']")
run("manage.py", "migrate", "--verbosity", "0")

guide = (REPOSITORY / "docs/guide/django.md").read_text()
beginning = guide.split("## começar", 1)[1].split("\n## ", 1)[0]
blocks = dict(re.findall(r"^```(\w+)\n(.*?)^```", beginning, re.MULTILINE | re.DOTALL))
pip, install_command = blocks["sh"].strip().split(" && ")
assert pip == "pip install yy-widgets", pip
run(*install_command.split()[1:])
route = blocks["python"].splitlines()[-1]
change("loja/urls.py", "urlpatterns = [\n", f"urlpatterns = [\n    {route},\n")
change("templates/page.html", "<body>\n", f"<body>\n{blocks['django']}")

run("manage.py", "check", "--fail-level", "WARNING")
os.chdir(FOLDER)
os.execv(sys.executable, [sys.executable, "manage.py", "runserver", "--noreload", "127.0.0.1:0"])
