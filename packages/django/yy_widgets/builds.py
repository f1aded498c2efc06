"""The built files: `manifest.json` names all of them with their digests."""

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
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        manifest = folder / "manifest.json"
        text = manifest.read_bytes() if manifest.is_file() else b"{}"
        #: path → `sha384-…`
        self.digests: dict[str, str] = json.loads(text)
        #: Part of the address: another build is at another one.
        self.version = f"{schema().version}-{hashlib.sha256(text).hexdigest()[:8]}"
        self._texts: dict[str, str] = {}

    @property
    def is_present(self) -> bool:
        return bool(self.digests)

    def has(self, path: str) -> bool:
        return path in self.digests and (self.folder / path).is_file()

    def address(self, path: str) -> str:
        """
        One base for all files, since modules find each other beside themselves: `static()` would give each another name, with
        `ManifestStaticFilesStorage`.
        """
        return f"{PrefixNode.handle_simple('STATIC_URL')}yy/{self.version}/{path}"

    def text(self, path: str) -> str:
        """What a file says, kept for as long as the build. Raises `OSError` where it has no such file."""
        if path not in self._texts:
            self._texts[path] = (self.folder / path).read_text("utf-8")
        return self._texts[path]

    def preloads(self, flavour: str, tags: Iterable[str]) -> list[str]:
        """The files that these tags need, relative to the flavour's folder ("" or "lite/")."""
        needed = self._json(f"{flavour}preload.json")
        return list(dict.fromkeys(file for tag in tags for file in needed.get(tag, ())))

    def admission(self, flavour: str) -> list[str]:
        """What `yy.js` loads on pages with a switch, relative to the flavour's folder."""
        name = re.compile(re.escape(flavour) + r"(chunks/admission-\w+\.digested\.js)")
        return [match[1] for path in self.digests if (match := name.fullmatch(path))]

    def module_digests(self, flavour: str) -> dict[str, str]:
        """Module → digest; empty when the build has none."""
        digests = self._json(f"{flavour}importmap.json").get("integrity", {})
        return {flavour + file.removeprefix("./"): digest for file, digest in digests.items()}

    def _json(self, path: str) -> dict[str, Any]:
        file = self.folder / path
        return json.loads(file.read_bytes()) if file.is_file() else {}


_builds: dict[tuple[Path, int], Build] = {}


def current_build() -> Build:
    """Read again when its manifest is another."""
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
    """The package has one build, in a folder of its version, where Django's finder of static files has it too."""
    return next((manifest.parent for manifest in _PACKAGED.glob("*/manifest.json")), _PACKAGED)


class PublishedBuilds:
    """
    The builds in an application's `STATIC_ROOT/yy/`, one folder a version: the web server answers pages that were rendered
    before a deploy from the folder that they know.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def publish(self, build: Build) -> Path:
        """Copies the build beside the others. Raises `FileNotFoundError` without files."""
        if not build.is_present:
            raise FileNotFoundError(f"no built files in {build.folder}")
        target = self.folder / build.version
        # Whole or not at all: it is served while it is written.
        unfinished = target.with_name(f"{target.name}.unfinished")
        shutil.rmtree(unfinished, ignore_errors=True)
        if not all((target / path).is_file() for path in (*build.digests, "manifest.json") if (build.folder / path).is_file()):
            shutil.copytree(build.folder, unfinished)
            shutil.rmtree(target, ignore_errors=True)
            unfinished.rename(target)
        os.utime(target)
        return target

    def prune(self, keep: int) -> list[str]:
        """Deletes all but the last ones that were published; returns their versions."""
        gone = self.versions()[max(1, keep) :]
        for version in gone:
            shutil.rmtree(self.folder / version)
        return gone

    def versions(self) -> list[str]:
        """The last one published first."""
        folders = [each.parent for each in self.folder.glob("*/manifest.json") if each.parent.suffix != ".unfinished"]
        return [each.name for each in sorted(folders, key=lambda each: each.stat().st_mtime_ns, reverse=True)]
