"""
Writes the texts and URLs of attacks into every attribute of every widget. None breaks out of it.
"""

import json
import re

import pytest
from django.conf import settings
from django.utils.safestring import mark_safe

from yy_widgets.schema import schema

from .page import parsed, render

FOREIGN = re.compile(r"[\0-\x20]*(j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t|data|vbscript)\s*:", re.IGNORECASE)
PASSED = ("title", "class", "aria_label", "data_more", "x_data")


def payloads():
    data = json.loads((settings.REPOSITORY / "testing/attacks/testing/payloads.json").read_text())
    texts = [
        re.sub(r"\{([^*{}]+)\*(\d+)\}", lambda match: match[1] * int(match[2]), text).replace("{run}", "ran(1)")
        for group in data["texts"].values()
        for text in group
    ]
    own = ["\0", "\ud800", "{{ 7|add:7 }}", "{% now 'Y' %}", "' onx='"]
    return [*texts, *data["foreignUrls"], *data["brokenUrls"], *own]


@pytest.mark.parametrize("widget", schema().widgets.values(), ids=lambda widget: widget.tag)
def test_nothing_breaks_out_of_an_attribute(widget, yy, caplog):
    yy(STRICT=False)
    names = [*widget.attributes, *PASSED]
    given = " ".join(f"{name}=value" for name in names)
    source = f'{{% yy "{widget.kebab}" {given} %}}bom{{% endyy %}}'
    may_be = {each.attribute for each in widget.attributes.values()} | {name.replace("_", "-") for name in PASSED}
    for payload in payloads():
        for value in (payload, {payload: payload, "a": [payload]}, [payload]):
            assert_harmless(widget, render(source, value=value), may_be)
        # A text that is marked as safe may be HTML, but it must not leave the attribute either.
        html = render(f'{{% yy "{widget.kebab}" {given} %}}{{% endyy %}}', value=mark_safe(payload))
        assert_harmless(widget, html, may_be)
    caplog.clear()


def assert_harmless(widget, html, may_be):
    page = parsed(html)
    assert [tag for tag, _ in page.tags] == [widget.tag], html
    _, attributes = page.tags[0]
    assert set(attributes) <= may_be, html
    for attribute in widget.attributes.values():
        written = attributes.get(attribute.attribute)
        if written is not None and attribute.kind == "url":
            assert not FOREIGN.match(written), html


@pytest.mark.parametrize("payload", payloads())
def test_nothing_breaks_out_of_the_head(payload, yy):
    yy(STRICT=False)
    names = ("guide", "fingerprint", "photo_host", "icon_sprite", "nonce", "user_id", "allowed_origins", "environment")
    given = " ".join(f"{name}=value" for name in names)
    page = parsed(render(f"{{% yy_head preload='modal' {given} %}}", value=payload))
    assert {tag for tag, _ in page.tags} <= {"meta", "link", "script"}
    for _, attributes in page.tags:
        assert not any(name.startswith("on") for name in attributes)
