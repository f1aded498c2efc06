"""
Tests with the uses of widgets in `testing/generated/fixtures.json`, which all packages share.
"""

import json

import pytest
from django.conf import settings
from django.utils.safestring import mark_safe

from yy_widgets.schema import schema

from .page import parsed_attributes, render

FIXTURES = json.loads((settings.REPOSITORY / "testing/generated/fixtures.json").read_text())["widgets"]
USES = [
    pytest.param(each["tag"], use, id=f"{each['tag']}: {use['name']}") for each in FIXTURES for use in each["cases"]
]


def test_every_widget_is_there():
    assert {widget.tag for widget in schema().widgets.values()} == {each["tag"] for each in FIXTURES}


@pytest.mark.parametrize(("tag", "use"), USES)
def test_the_template_tag_writes_the_tag(tag, use):
    widget = schema().find(tag)
    given = " ".join(f"{name}=given.{name}" for name in use["arguments"])
    source = f'{{% yy "{widget.kebab}" {given} %}}{{{{ content }}}}{{% endyy %}}'
    html = render(source, given=use["arguments"], content=mark_safe(use["content"]))
    assert parsed_attributes(widget, html) == parsed_attributes(widget, use["html"])
    assert html.endswith(f">{use['content']}</{tag}>")
    assert html.count("<" + tag) == 1
