import json
from pathlib import Path

import pytest
from django.utils import translation

from yy_widgets.schema import schema

from .page import follow_button, render, tags_of

TEXTS = Path(__file__).parents[1] / "yy_widgets" / "texts"


def label():
    return tags_of(follow_button(), "yy-follow-button")[0].get("data-label")


def test_texts_are_portuguese_unless_another_locale_is_set(yy):
    assert label() is None
    english = json.loads((TEXTS / "en.json").read_text())["follow_button"]["label"]
    for locale in ("en", "en-us", "en_GB"):
        yy(LOCALE=locale)
        assert label() == english
    assert render('{% yy "accordion" %}{% endyy %}') == "<yy-accordion></yy-accordion>"
    yy(LOCALE="de")
    assert label() is None


def test_the_locale_can_be_the_active_one(yy):
    yy(LOCALE="app")
    with translation.override("es"):
        assert tags_of(follow_button(), "yy-follow-button")[0]["data-label-following"] == "siguiendo"
    with translation.override("pt-br"):
        assert label() is None
    with translation.override(None):
        assert label() is None


def test_an_application_may_change_texts_and_an_argument_takes_precedence(yy):
    yy(TEXTS={"pt_BR": {"follow_button": {"label": "acompanhar"}}, "en": {"follow-button": {"label": "watch"}}})
    assert label() == "acompanhar"
    yy(LOCALE="en-us")
    assert label() == "watch"
    assert 'data-label="ver"' in follow_button('label="ver"')


@pytest.mark.parametrize(
    ("texts", "problem"),
    [
        ({"folow_button": {}}, "folow_button: no widget is called folow_button, did you mean follow-button?"),
        ({"follow_button": "seguir"}, "follow_button must hold its texts"),
        ({"follow_button": {"labl": "a"}}, 'follow_button.labl is no text of {% yy "follow-button" %}, did you mean label?'),
        ({"follow_button": {"label": 3}}, "follow_button.label must be a string"),
        ({"count_badge": {"label": "%(count)s itens"}}, "has its values in braces: {count}, not %(count)s"),
        ({"count_badge": {"label": "{n} itens"}}, "count_badge.label does not know {n}"),
    ],
)
def test_wrong_texts_are_reported(texts, problem, yy, wrong, caplog):
    yy(TEXTS={"pt-br": texts})
    message = wrong('{% yy "accordion" %}{% endyy %}')
    assert message.startswith("texts of pt-br: ")
    assert problem in message
    yy(STRICT=False)
    for _ in range(2):
        assert render('{% yy "accordion" %}{% endyy %}') == "<yy-accordion></yy-accordion>"
    assert len(caplog.messages) == 1


@pytest.mark.parametrize("locale", ["en", "es"])
def test_every_text_has_its_translation(locale):
    texts = json.loads((TEXTS / f"{locale}.json").read_text())
    wanted = {
        (widget.name, text.name)
        for widget in schema().widgets.values()
        for text in widget.texts.values()
        if isinstance(text.default, str)
    }
    assert wanted <= {(name, key) for name, of_widget in texts.items() for key in of_widget}
