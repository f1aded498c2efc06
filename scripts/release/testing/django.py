"""
django.py STEP, in a folder without this repository: `make` an empty application by `django-admin startproject`, `begin` as
the guide's chapter does, to the letter, `remove` what that has brought, as the chapter does, or `serve`.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

APP = Path("loja")
ENVIRONMENT = Path("venv").absolute()
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

beginning = Path("guide/django.md").read_text("utf-8").split("## começar", 1)[1].split("\n## ", 1)[0]
blocks = dict(re.findall(r"^```(\w+)\n(.*?)^```", beginning, re.MULTILINE | re.DOTALL))
route = f"    {blocks['python'].splitlines()[-1]},\n"
# As `. venv/bin/activate` would have it.
os.environ.update(
    VIRTUAL_ENV=str(ENVIRONMENT), PATH=f"{ENVIRONMENT}/bin:{os.environ['PATH']}", PYTHONUNBUFFERED="1", PYTHONDONTWRITEBYTECODE="1"
)


def run(command: str) -> None:
    subprocess.run(["sh", "-ec", command], cwd=APP, check=True, stdout=sys.stderr)


def change(file: str, before: str, after: str) -> None:
    text = (APP / file).read_text("utf-8")
    assert before in text, f"{file} has no {before}"
    (APP / file).write_text(text.replace(before, after, 1), "utf-8")


def make() -> None:
    APP.mkdir()
    # Django is Debian's.
    subprocess.run([sys.executable, "-m", "venv", "--system-site-packages", ENVIRONMENT], check=True)
    run("python -m django startproject loja .")
    (APP / "templates").mkdir()
    (APP / "templates/page.html").write_text(PAGE, "utf-8")
    (APP / "loja/urls.py").write_text(URLS, "utf-8")
    change("loja/settings.py", "'DIRS': []", "'DIRS': [BASE_DIR / 'templates']")
    run("python manage.py migrate --verbosity 0")


match sys.argv[1]:
    case "make":
        make()
    case "begin":
        run(blocks["sh"])
        change("loja/urls.py", "urlpatterns = [\n", f"urlpatterns = [\n{route}")
        change("templates/page.html", "<body>\n", f"<body>\n{blocks['django']}")
        run("python manage.py check --fail-level WARNING")
    case "remove":
        change("loja/urls.py", route, "")
        change("templates/page.html", blocks["django"], "")
        [removal] = re.findall(r"^para tirar.*?: `([^`]+)`", beginning, re.MULTILINE)
        # pip asks.
        run(f"yes | ({removal})")
    case "serve":
        os.chdir(APP)
        os.execvp("python", ["python", "manage.py", "runserver", "--noreload", "127.0.0.1:0"])
