"""Tests of `python -m yy_widgets`, in a project that `django-admin startproject` has created."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1]


def run(folder, *command):
    path = os.pathsep.join([str(PACKAGE), str(folder)])
    env = {key: value for key, value in os.environ.items() if key != "DJANGO_SETTINGS_MODULE"}
    return subprocess.run(
        [sys.executable, *command], cwd=folder, capture_output=True, text=True, env={**env, "PYTHONPATH": path}, check=False
    )


@pytest.fixture
def project(tmp_path):
    folder = tmp_path / "loja"
    folder.mkdir()
    assert run(folder, "-m", "django", "startproject", "loja", ".").returncode == 0
    return folder


def test_it_writes_the_settings_once_and_they_work(project):
    done = run(project, "-m", "yy_widgets")
    assert done.returncode == 0, done.stderr
    assert "wrote yy_widgets into INSTALLED_APPS of loja/settings.py" in done.stdout
    settings = (project / "loja" / "settings.py").read_text()
    assert "CSRF_HEADER_NAME = \"HTTP_X_CSRF_TOKEN\"" in settings
    again = run(project, "-m", "yy_widgets")
    assert "loja/settings.py has what it needs" in again.stdout
    assert (project / "loja" / "settings.py").read_text() == settings
    checked = run(project, "manage.py", "shell", "-c", "from django.conf import settings; print(settings.INSTALLED_APPS[0])")
    assert "yy_widgets" in checked.stdout
    order = run(project, "manage.py", "shell", "-c", "from django.conf import settings; print(*settings.MIDDLEWARE)").stdout.split()
    assert order.index("yy_widgets.middleware.KeepMessages") == order.index("django.contrib.messages.middleware.MessageMiddleware") + 1


def test_it_reports_what_it_could_not_write(project, tmp_path):
    settings = project / "loja" / "settings.py"
    settings.write_text(settings.read_text().replace("INSTALLED_APPS = [", "INSTALLED_APPS = [*()] + ["))
    done = run(project, "-m", "yy_widgets")
    assert 'loja/settings.py: write "yy_widgets" into INSTALLED_APPS yourself' in done.stdout
    assert done.returncode != 0
    nowhere = run(tmp_path, "-m", "yy_widgets")
    assert (nowhere.returncode, nowhere.stderr) == (1, "no manage.py that names DJANGO_SETTINGS_MODULE: run this beside it\n")
    settings.unlink()
    assert "no loja/settings.py, which manage.py names" in run(project, "-m", "yy_widgets").stderr


def test_remove_removes_only_what_it_has_written(project):
    settings = project / "loja" / "settings.py"
    templates = project / "templates"
    templates.mkdir()
    page = templates / "page.html"
    page.write_text("<head>\n  <title>a</title>\n</head>\n")
    settings.write_text(settings.read_text().replace("'DIRS': []", "'DIRS': [BASE_DIR / 'templates']"))
    before = settings.read_text(), page.read_text()
    run(project, "-m", "yy_widgets")
    assert "{% yy_head %}" in page.read_text()
    done = run(project, "-m", "yy_widgets", "remove")
    assert (done.returncode, "took yy_widgets out of loja/settings.py" in done.stdout) == (0, True), done
    assert (settings.read_text(), page.read_text()) == before

    run(project, "-m", "yy_widgets")
    page.write_text("<head>\n{% load yy %}{% yy_head flavour='lite' %}\n</head>\n")
    settings.write_text(f"{settings.read_text()}YY = {{}}  # of yy_widgets\n")
    output = run(project, "-m", "yy_widgets", "remove").stdout
    assert "page.html: take {% yy_head %} out yourself" in output
    assert "loja/settings.py: take yy_widgets and CSRF_HEADER_NAME out yourself" in output
    assert run(project, "-m", "yy_widgets", "uninstall").stderr == "python -m yy_widgets [remove]\n"
