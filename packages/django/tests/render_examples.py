"""
Renders the Django code of the guide's examples: `render_examples.py FILE`. The file has a JSON list
of code; the output is a JSON list of HTML.
"""

import json
import os
import sys
from pathlib import Path

import django

sys.path[:0] = [str(Path(__file__).parents[1])]
os.environ["DJANGO_SETTINGS_MODULE"] = "tests.settings"
django.setup()

from django.template import engines  # noqa: E402

_VIEW, _TEMPLATE = "# na view, para o contexto\n", "\n\n{# no template #}\n"


def render(code: str) -> str:
    context: dict[str, object] = {}
    if code.startswith(_VIEW):
        view, code = code.split(_TEMPLATE, 1)
        exec(view, {}, context)  # noqa: S102  The guide's own code.
    return engines["django"].from_string(code).render(context)


print(json.dumps([render(code) for code in json.loads(Path(sys.argv[1]).read_text())]))
