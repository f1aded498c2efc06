"""The built files of the widgets, and the builds that an application has published."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from django.templatetags.static import PrefixNode

from .conf import option
from .schema import schema

_PACKAGED = Path(__file__).parent / "static" / "yy"


class Build:
    """A folder with built files. Its `manifest.json` lists all of them with their digests."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        manifest = folder / "manifest.json"
        text = manifest.read_bytes() if manifest.is_file() else b"{}"
        #: path → `sha384-…`
        self.digests: dict[str, str] = json.loads(text)
        #: Part of the files' URLs, so that each build has its own.
        self.version = f"{schema().version}-{hashlib.sha256(text).hexdigest()[:8]}"
        self._texts: dict[str, str] = {}

    @property
    def is_present(self) -> bool:
        return bool(self.digests)

    def has(self, path: str) -> bool:
        return path in self.digests and (self.folder / path).is_file()

    def address(self, path: str) -> str:
        """
        The URL of a file. All files have the same base, because modules import each other by
        relative paths. With `ManifestStaticFilesStorage`, `static()` would give each file another
        name.
        """
        return f"{PrefixNode.handle_simple('STATIC_URL')}yy/{self.version}/{path}"

    def text(self, path: str) -> str:
        """
        The content of a file, which is cached. Raises `OSError` when the build has no such file.
        """
        if path not in self._texts:
            self._texts[path] = (self.folder / path).read_text("utf-8")
        return self._texts[path]

    def preloads(self, flavour: str, tags: Iterable[str]) -> list[str]:
        """
        Paths of the files that these tags need, relative to the flavour's folder ("" or "lite/").
        """
        needed = self._json(f"{flavour}preload.json")
        return list(dict.fromkeys(file for tag in tags for file in needed.get(tag, ())))

    def admission(self, flavour: str) -> list[str]:
        """
        Paths of the files that `yy.js` loads on pages with a switch, relative to the flavour's
        folder.
        """
        name = re.compile(re.escape(flavour) + r"(chunks/admission-\w+\.digested\.js)")
        return [match[1] for path in self.digests if (match := name.fullmatch(path))]

    def module_digests(self, flavour: str) -> dict[str, str]:
        """Path of a module → digest; empty when the build has no digests."""
        digests = self._json(f"{flavour}importmap.json").get("integrity", {})
        return {flavour + file.removeprefix("./"): digest for file, digest in digests.items()}

    def _json(self, path: str) -> dict[str, Any]:
        file = self.folder / path
        return json.loads(file.read_bytes()) if file.is_file() else {}


_builds: dict[tuple[Path, int], Build] = {}


def current_build() -> Build:
    """The configured build. It is read again when its manifest has changed."""
    folder = Path(option("BUILD")) if option("BUILD") else _packaged()
    manifest = folder / "manifest.json"
    key = (folder, manifest.stat().st_mtime_ns if manifest.is_file() else 0)
    build = _builds.get(key)
    if build is None:
        build = Build(folder)
        _builds.clear()
        _builds[key] = build
    return build


def _packaged() -> Path:
    """
    The folder of the package's own build. It is named by the version, so that Django's finder of
    static files finds the files under the same path.
    """
    return next((manifest.parent for manifest in _PACKAGED.glob("*/manifest.json")), _PACKAGED)


class PublishedBuilds:
    """
    The builds in an application's `STATIC_ROOT/yy/`, each in a folder named by its version. Pages
    that were rendered before a deploy still get their files from there.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def publish(self, build: Build) -> Path:
        """
        Copies the build into the folder, and returns the copy's folder. A build that is published
        again becomes the newest one. Raises `FileNotFoundError` when there are no built files.
        """
        if not build.is_present:
            raise FileNotFoundError(f"no built files in {build.folder}")
        target = self.folder / build.version
        # The copy is made in another folder, so that the web server never serves an incomplete
        # build.
        unfinished = target.with_name(f"{target.name}.unfinished")
        shutil.rmtree(unfinished, ignore_errors=True)
        if not all((target / path).is_file() for path in (*build.digests, "manifest.json") if (build.folder / path).is_file()):
            shutil.copytree(build.folder, unfinished)
            shutil.rmtree(target, ignore_errors=True)
            unfinished.rename(target)
        os.utime(target)
        return target

    def prune(self, keep: int) -> list[str]:
        """Deletes all but the `keep` newest builds; returns the deleted versions."""
        oldest = self.versions()[max(1, keep) :]
        for version in oldest:
            shutil.rmtree(self.folder / version)
        return oldest

    def versions(self) -> list[str]:
        """The published versions, the newest first."""
        folders = [each.parent for each in self.folder.glob("*/manifest.json") if each.parent.suffix != ".unfinished"]
        return [each.name for each in sorted(folders, key=lambda each: each.stat().st_mtime_ns, reverse=True)]
