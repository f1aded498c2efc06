from __future__ import annotations

import base64
import gzip
import hashlib
import json
from pathlib import Path

CORE = "chunks/core-1.digested.js"
ADMISSION = "chunks/admission-1.digested.js"
FOLLOW_BUTTON = "chunks/follow-button-1.digested.js"


def _digest(file: Path) -> str:
    return "sha384-" + base64.b64encode(hashlib.sha384(file.read_bytes()).digest()).decode()


def write_build(folder: Path, code: str = "one") -> None:
    """Writes a small build, with a file of each kind, into the folder."""
    for flavour in ("", "lite/"):
        (folder / flavour / "chunks").mkdir(parents=True, exist_ok=True)
        for name in ("yy.js", "yy.all.js", "yy.css", "yy.looks.css", "yy.doctor.js", CORE, ADMISSION, FOLLOW_BUTTON):
            (folder / flavour / name).write_text(f"/* {flavour}{name} {code} */")
        (folder / flavour / "yy.inline.js").write_text('load("/yy/");')
        digests = {f"./{name}": _digest(folder / flavour / name) for name in ("yy.js", CORE)}
        (folder / flavour / "importmap.json").write_text(json.dumps({"integrity": digests}))
        preloads = {"yy-follow-button": [CORE, FOLLOW_BUTTON], "yy-modal": [CORE]}
        (folder / flavour / "preload.json").write_text(json.dumps(preloads))
    manifest = folder / "manifest.json"
    manifest.unlink(missing_ok=True)
    files = sorted(each for each in folder.rglob("*") if each.is_file() and each.suffix != ".gz")
    manifest.write_text(json.dumps({each.relative_to(folder).as_posix(): _digest(each) for each in files}))
    (folder / "yy.js.gz").write_bytes(gzip.compress((folder / "yy.js").read_bytes()))
