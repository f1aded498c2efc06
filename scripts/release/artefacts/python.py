"""
python.py FOLDER OUTPUT: builds the wheel and the sdist of a project, as its build backend makes them, and gives the sdist
the order, times and owners that the wheel has: those of SOURCE_DATE_EPOCH, and nobody's.
"""

import gzip
import os
import sys
import tarfile
from pathlib import Path

from setuptools import build_meta

project, output = map(Path, sys.argv[1:])
epoch = int(os.environ["SOURCE_DATE_EPOCH"])


def same_everywhere(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.mtime = epoch
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
    entry.pax_headers = {}
    return entry


def repack(archive: Path) -> None:
    with tarfile.open(archive) as tar:
        entries = [(same_everywhere(entry), tar.extractfile(entry)) for entry in sorted(tar, key=lambda each: each.name)]
        with archive.with_suffix(".new").open("wb") as file, gzip.GzipFile(
            filename="", mode="wb", compresslevel=9, fileobj=file, mtime=epoch
        ) as packed, tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as target:
            for entry, content in entries:
                target.addfile(entry, content)
    archive.with_suffix(".new").replace(archive)


os.chdir(project)
build_meta.build_wheel(str(output))
repack(output / build_meta.build_sdist(str(output)))
