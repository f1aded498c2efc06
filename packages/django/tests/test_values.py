from datetime import date, datetime, timedelta, timezone
from decimal import Decimal
from enum import Enum
from uuid import UUID

import pytest
from django.contrib.auth.models import User
from django.db.models import TextChoices
from django.utils.functional import lazystr
from django.utils.safestring import mark_safe

from yy_widgets.schema import schema

from .page import parsed_attributes, render, tags_of


class Answer(TextChoices):
    CEP = "zipcode"
    CARD = "card_number"


class Plain(Enum):
    CEP = "zipcode"


FOLLOW_PATHS = {"follow_path": "/f", "unfollow_path": "/f", "login_path": "/e"}
UTC = timezone.utc


def html(widget, **given):
    arguments = " ".join(f"{name}=given.{name}" for name in given)
    return render(f'{{% yy "{widget}" {arguments} %}}{{% endyy %}}', given=given)


def written(widget, name, value, **more):
    [attributes] = tags_of(html(widget, **{name: value}, **more), f"yy-{widget}")
    return attributes[f"data-{name.replace('_', '-')}"]


def refused(wrong, widget, name, value, **more):
    given = {name: value, **more}
    arguments = " ".join(f"{each}=given.{each}" for each in given)
    # Values are passed in a dict, because templates call a variable that is callable.
    return wrong(f'{{% yy "{widget}" {arguments} %}}{{% endyy %}}', given=given)


def user_id(value):
    return written("follow-button", "user_id", value, **FOLLOW_PATHS)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("01310-000", "01310-000"),
        (12, "12"),
        (1000000, "1000000"),
        (Decimal("1.50"), "1.50"),
        (Answer.CEP, "zipcode"),
        (Plain.CEP, "zipcode"),
        (lazystr("ana"), "ana"),
        (UUID(int=1), "00000000-0000-0000-0000-000000000001"),
        (User(pk=3, username="ana"), "3"),
        (mark_safe("Ana &amp; &quot;Bia&quot;"), 'Ana & "Bia"'),
        (mark_safe("a&b=1 &copy=2"), "a&b=1 &copy=2"),
    ],
)
def test_a_string_may_be_any_value_with_a_text_and_an_id_a_saved_model(value, text):
    assert user_id(value) == text


def test_text_that_is_marked_as_safe_cannot_end_the_attribute():
    assert html("modal", name=mark_safe('"><script>&amp;')) == '<yy-modal data-name="&quot;&gt;&lt;script&gt;&amp;"></yy-modal>'


@pytest.mark.parametrize("blank", ["", " \n", "\u00a0"])
def test_a_required_string_must_not_be_blank(blank, wrong):
    assert "name must not be blank" in refused(wrong, "modal", "name", blank)


def test_a_variable_that_the_view_does_not_give_is_reported(wrong):
    hint = "does the view give this variable?"
    assert hint in wrong('{% yy "modal" name=nada %}{% endyy %}')
    assert hint in wrong('{% yy "slider" autoplay=nada %}{% endyy %}')


@pytest.mark.parametrize(
    "value", [True, [], {}, date(2026, 3, 1), timedelta(hours=2), float("nan"), User(pk=3, password="segredo"), b"a"]
)
def test_other_values_are_no_strings(value, wrong):
    message = refused(wrong, "modal", "name", value)
    assert message.startswith('{% yy "modal" %}: name must be a string, got ')
    assert "segredo" not in message


def test_a_model_without_a_key_and_a_lone_surrogate_are_refused(wrong):
    assert "it has no key before it is saved" in refused(wrong, "follow-button", "user_id", User(), **FOLLOW_PATHS)
    assert "name must be text in UTF-8" in refused(wrong, "modal", "name", "jo\ud800o")


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (datetime(2026, 3, 1, 12, tzinfo=UTC), "2026-03-01T12:00:00+00:00"),
        (datetime(2026, 3, 1, 9, tzinfo=timezone(timedelta(hours=-3))), "2026-03-01T09:00:00-03:00"),
        (datetime(2026, 3, 1, 12, 0, 1, 500_000, tzinfo=UTC), "2026-03-01T12:00:01.500+00:00"),
        (1_772_366_400_000, "1772366400000"),
        ("2026-03-01T12:00Z", "2026-03-01T12:00Z"),
    ],
)
def test_an_instant_is_a_time_with_its_offset(value, text):
    assert written("countdown", "ends_at", value) == text


@pytest.mark.parametrize("value", [datetime(2026, 3, 1), date(2026, 3, 1), "2026-03-01T12:00:00", "amanhã", timedelta(hours=2)])
def test_other_values_are_no_instants(value, wrong):
    message = refused(wrong, "countdown", "ends_at", value)
    assert "ends_at must be an ISO 8601 instant with an offset, or epoch ms, got" in message


def test_a_boolean_is_written_as_true_or_false(wrong):
    for value, text in ((True, "true"), (False, "false"), ("true", "true"), (mark_safe("false"), "false")):
        assert written("slider", "autoplay", value) == text
    for value in (1, 0, "yes", "True", []):
        assert "autoplay must be True or False, got" in refused(wrong, "slider", "autoplay", value)


def test_a_number_must_be_in_the_range_of_the_attribute(wrong):
    for value, text in ((5, "5"), ("5", "5"), (5.0, "5"), (" 7 ", "7"), (Decimal("8"), "8"), (1000, "1000")):
        assert written("letter-counter", "limit", value) == text
    for value in (-1, 2.5, float("nan"), float("inf"), "1,5", "0x10", "٣", "cinco", True, [], timedelta(seconds=3)):
        assert "limit must be an integer ≥ 0, got" in refused(wrong, "letter-counter", "limit", value)


def test_localization_does_not_change_a_number(settings):
    settings.LANGUAGE_CODE = "pt-br"
    settings.USE_THOUSAND_SEPARATOR = True
    assert written("letter-counter", "limit", 10000) == "10000"


def test_a_choice_is_one_of_its_words(wrong):
    for value, text in (("zipcode", "zipcode"), ("card_number", "card-number"), (Answer.CARD, "card-number")):
        assert written("mask", "mask", value) == text
    message = refused(wrong, "mask", "mask", "zipcod")
    assert 'mask must be one of "zipcode"' in message and 'got "zipcod": did you mean zipcode?' in message
    assert "mask must be one of" in refused(wrong, "mask", "mask", 3)


def avatar(value):
    return parsed_attributes(schema().find("user-avatar"), html("user-avatar", user=value))["data-user"]


def test_json_may_be_dicts_lists_and_plain_values():
    ana = {"name": "<b>\"Ana\" & 'Bia'</b>", "id": 3}
    assert avatar(ana) == ana
    assert avatar('{"id": 3}') == {"id": 3}
    assert avatar({}) == {}
    given = {"at": datetime(2026, 3, 1, tzinfo=UTC), "price": Decimal("1.50"), "kind": Plain.CEP, "t": lazystr("x"), 1: (2,)}
    assert avatar(given) == {"at": "2026-03-01T00:00:00+00:00", "price": 1.5, "kind": "zipcode", "t": "x", "1": [2]}


@pytest.mark.django_db
def test_json_may_be_the_values_of_a_query_but_no_models(wrong):
    User.objects.create(username="ana", password="segredo-de-ana")
    assert avatar({"users": User.objects.values("username")}) == {"users": [{"username": "ana"}]}
    for value in (User.objects.get(), {"users": [User.objects.get()]}, {"users": User.objects.all()}):
        message = refused(wrong, "user-avatar", "user", value)
        assert "give a dict of the fields it needs, not a model" in message
        assert "segredo" not in message


def test_values_without_json_are_refused(wrong):
    endless = {}
    endless["name"] = endless
    for value in (object(), {"a": object()}, endless, {"name": "\ud800"}, {"n": float("nan")}, {None: 1}, "{name: 1}", datetime(2026, 1, 1)):
        assert refused(wrong, "user-avatar", "user", value).startswith('{% yy "user-avatar" %}: user must be { name: string')


def test_a_url_must_have_an_allowed_scheme(wrong):
    paths = {"user_id": 3, "unfollow_path": "/f", "login_path": "/e"}
    for value in ('/a?b=1&c="2"', "https://a.example/b", lazystr("/f")):
        assert written("follow-button", "follow_path", value, **paths) == str(value)
    for value in ("javascript:alert(1)", " java\nscript:x", "\x01data:text/html,x", "mailto:a@b.example", "http://", "https:", "", 3, []):
        message = refused(wrong, "follow-button", "follow_path", value, **paths)
        assert "follow_path must be an http:, https: address, got" in message
