import os
from io import StringIO

import pytest
from django.core.management import CommandError, call_command

from yy_widgets import builds
from yy_widgets.builds import Build, PublishedBuilds, current_build

from .build import CORE, write_build


@pytest.fixture
def root(tmp_path, settings):
    settings.STATIC_ROOT = tmp_path / "static"
    return tmp_path / "static" / "yy"


def publish(**options):
    out = StringIO()
    call_command("yy_publish", stdout=out, **options)
    return out.getvalue()


def release(build, code, at):
    """Publishes another release of the application, at this time in seconds since 1970."""
    write_build(build, code)
    os.utime(build / "manifest.json", (at, at))
    output = publish(keep=9)
    version = current_build().version
    os.utime(build.parent / "static" / "yy" / version, (at, at))
    return version, output


def test_publishing_keeps_the_newest_builds(build, root):
    one, two, three = (release(build, code, 1_700_000_000 + at)[0] for at, code in enumerate(("one", "two", "three")))
    assert f"deleted {one}" in publish(keep=2)
    assert PublishedBuilds(root).versions() == [three, two]
    assert (root / two / CORE).read_text() == f"/* {CORE} two */"
    assert (root / two / "yy.js.gz").is_file()


def test_publishing_a_build_again_makes_it_the_newest(build, root):
    one, _ = release(build, "one", 1_700_000_000)
    two, _ = release(build, "two", 1_700_000_001)
    write_build(build, "one")
    os.utime(build / "manifest.json", (1_700_000_002,) * 2)
    assert publish(keep=1) == f"published {root / one}\ndeleted {two}\n"


def test_an_incomplete_build_is_ignored_and_replaced(build, root):
    version = current_build().version
    (root / f"{version}.unfinished").mkdir(parents=True)
    (root / f"{version}.unfinished" / "manifest.json").write_text("{}")
    (root / version).mkdir()
    (root / version / "manifest.json").write_text("{}")
    publish()
    assert PublishedBuilds(root).versions() == [version]
    assert sorted(each.name for each in root.iterdir()) == [version]
    assert (root / version / "yy.js").is_file()


def test_publishing_reports_missing_files_and_invalid_options(root, yy, settings):
    with pytest.raises(CommandError, match="--keep must be an integer ≥ 1, got 0"):
        publish(keep=0)
    yy(BUILD="/nowhere")
    with pytest.raises(CommandError, match="no built files in /nowhere"):
        publish()
    settings.STATIC_ROOT = None
    with pytest.raises(CommandError, match="STATIC_ROOT names no folder"):
        publish()


def test_collecting_static_files_copies_them_unchanged_beside_hashed_names(build, root, settings):
    settings.STORAGES = {
        **settings.STORAGES,
        "staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.ManifestStaticFilesStorage"},
    }
    version = current_build().version
    settings.STATICFILES_DIRS = [(f"yy/{version}", build)]
    call_command("collectstatic", interactive=False, verbosity=0)
    assert (root / version / CORE).read_bytes() == (build / CORE).read_bytes()
    assert publish() == f"published {root / version}\n"


def test_the_packages_own_build_is_in_the_folder_of_its_version(build, yy, monkeypatch):
    yy(BUILD=None)
    monkeypatch.setattr(builds, "_PACKAGED", build.parent)
    version = Build(build).version
    build.rename(build.parent / version)
    assert current_build().folder == build.parent / version
    assert current_build().version == version
