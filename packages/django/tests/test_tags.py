import logging

import pytest
from django.template import engines
from django.utils.safestring import mark_safe

from .page import FOLLOW, follow_button, render, tags_of


def test_it_writes_the_tag_its_attributes_and_its_block():
    source = f'{{% yy "follow-button" {FOLLOW} following=True %}}<a href="/e">seguir</a>{{% endyy %}}'
    assert render(source) == (
        '<yy-follow-button data-user-id="3" data-follow-path="/f" data-unfollow-path="/f" data-login-path="/e"'
        ' data-following="true"><a href="/e">seguir</a></yy-follow-button>'
    )
    assert render('{% yy "flash" %}{{ text }}{% endyy %}', text="<b>") == "<yy-flash>&lt;b&gt;</yy-flash>"


def test_tags_may_be_nested_and_in_included_templates(templates):
    templates({"card.html": '{% load yy %}{% yy "modal" name=name class="big" %}{% yy "flash" %}{% endyy %}{% endyy %}'})
    html = render('{% yy "accordion" %}{% include "card.html" %}{% endyy %}', name='a "b" & c')
    assert html == (
        '<yy-accordion><yy-modal data-name="a &quot;b&quot; &amp; c" class="big"><yy-flash></yy-flash></yy-modal>'
        "</yy-accordion>"
    )


def test_a_block_inside_it_can_be_extended(templates):
    templates(
        {
            "base.html": "{% block a %}{% endblock %}",
            "list.html": """{% extends "base.html" %}{% load yy %}
{% block a %}{% yy "flash" %}{% block b %}nada{% endblock %}{% endyy %}{% endblock %}""",
            "page.html": '{% extends "list.html" %}{% block b %}{{ block.super }} feito{% endblock %}',
        }
    )
    assert engines["django"].get_template("page.html").render({}) == "<yy-flash>nada feito</yy-flash>"


def test_all_missing_arguments_are_reported_together(wrong):
    assert wrong('{% yy "follow-button" user_id=3 %}{% endyy %}') == (
        '{% yy "follow-button" %}: follow_path is required; unfollow_path is required; login_path is required'
    )
    assert wrong('{% yy "modal" name=None %}{% endyy %}') == '{% yy "modal" %}: name is required'


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ("user_ids=4", "unknown argument user_ids, did you mean user_id?"),
        ('clas="x"', "unknown argument clas, did you mean class?"),
        ('product="x"', 'unknown argument product, which is one of {% yy "product-card" %}'),
        ('onclick="x()"', "unknown argument onclick"),
        ('data_user_id="4"', "data_user_id is the widget's own: write user_id instead"),
        ('DATA_USER_ID="4"', "DATA_USER_ID is the widget's own"),
        ("data_x=list", "data_x must be text, got a value of list"),
    ],
)
def test_wrong_arguments_are_reported_with_a_suggestion(more, message, wrong):
    assert message in wrong(f'{{% yy "follow-button" {FOLLOW} {more} %}}{{% endyy %}}', list=[])


def test_an_unknown_widget_is_reported(wrong):
    assert wrong('{% yy "folow-button" %}{% endyy %}') == "{% yy %}: no widget is called folow-button, did you mean follow-button?"
    assert wrong("{% yy %}{% endyy %}") == "{% yy %}: its first argument is the name of a widget"
    assert wrong("{% yy nome %}{% endyy %}") == "{% yy %}: its first argument is the name of a widget"


def test_attributes_of_every_element_and_of_libraries_are_passed_on():
    html = follow_button(
        'id="f" hidden=True inert=False class="big" aria_label=label title=title data_turbo=False lang="pt" tabindex=0 '
        'hx_get="/x" x_data="{}" style=None',
        label=mark_safe("a &amp; b"),
        title='<c> "d"',
    )
    [attributes] = tags_of(html, "yy-follow-button")
    passed = {name: text for name, text in attributes.items() if name not in follow_names()}
    assert passed == {
        "id": "f", "hidden": None, "class": "big", "aria-label": "a & b", "title": '<c> "d"', "data-turbo": "false",
        "lang": "pt", "tabindex": "0", "hx-get": "/x", "x-data": "{}",
    }  # fmt: skip


def follow_names():
    return tags_of(follow_button(), "yy-follow-button")[0]


def test_without_debug_mistakes_are_logged_with_the_template_and_left_out(
    templates, yy, settings, caplog
):
    yy(STRICT=None)
    more = 'labl="a" following="yes"'
    templates({"shop.html": f'{{% load yy %}}{{% yy "follow-button" {FOLLOW} {more} %}}{{% endyy %}}{{% yy "nada" %}}oi{{% endyy %}}'})
    with caplog.at_level(logging.ERROR, logger="yy_widgets"):
        html = render('{% include "shop.html" %}')
    assert html == follow_button() + "oi"
    assert caplog.messages == [
        '{% yy "follow-button" %}: following must be True or False, got "yes"; unknown argument labl, did you mean label?'
        " [YY-102, YY-801] in shop.html",
        "{% yy %}: no widget is called nada [YY-810] in shop.html",
    ]


def test_debug_raises(yy, settings, wrong):
    yy(STRICT=None)
    settings.DEBUG = True
    assert "no widget is called nada" in wrong('{% yy "nada" %}{% endyy %}')
