"""Every action that a widget calls, and every answer that it understands."""

from __future__ import annotations

from typing import Any

from django.core.management import call_command
from django.http import HttpResponse
from django.test import Client, TestCase
from yy_widgets.testing import assert_answers_yy

from ..models import User

#: The `Accept` header of a form of `yy-form`.
FORM = "application/json, text/html;q=0.9"


class AnswersTest(TestCase):
    marina: User
    camila: User

    @classmethod
    def setUpTestData(cls) -> None:
        call_command("seed")
        cls.marina = User.objects.get(email="marina@exemplo.com.br")
        cls.camila = User.objects.get(email="camila@exemplo.com.br")

    def ask(self, method: str, path: str, data: Any = None, accept: str = "application/json", **extra: Any) -> HttpResponse:
        """Sends a request as a widget does. `accept` is JSON, unless its README says otherwise."""
        headers = {"Accept": accept, "X-Requested-With": "XMLHttpRequest", **extra.pop("headers", {})}
        return getattr(self.client, method)(path, data, headers=headers, **extra)

    def write(self, method: str, path: str, data: Any, **extra: Any) -> HttpResponse:
        """Sends JSON, as the widgets do for all but forms."""
        return self.ask(method, path, data, content_type="application/json", **extra)

    def test_who_is_signed_in(self) -> None:
        response = self.ask("get", "/metadata/user")
        assert_answers_yy(response, "user")
        self.assertEqual(response.json(), {"id": None})
        self.client.force_login(self.marina)
        response = self.ask("get", "/metadata/user")
        assert_answers_yy(response, "user")
        self.assertEqual(response.json()["id"], self.marina.pk)

    def test_a_follow_is_kept_and_ended(self) -> None:
        self.client.force_login(self.marina)
        following = {"following_id": str(self.camila.pk)}
        assert_answers_yy(self.write("post", "/follows", following), "follow")
        response = self.ask("get", f"/follows?ids={self.camila.pk},{self.marina.pk}")
        assert_answers_yy(response, "follow-states")
        self.assertEqual([each["user_follow"] for each in response.json()["users"]], [True, False])
        assert_answers_yy(self.write("delete", "/follows", following), "unfollow")
        self.assertNotIn(self.camila, self.marina.following.all())

    def test_follows_are_those_of_members(self) -> None:
        assert_answers_yy(self.ask("get", "/follows?ids=1"), "follow-states")
        assert_answers_yy(self.write("post", "/follows", {"following_id": "2"}), "follow", 401)
        assert_answers_yy(self.write("delete", "/follows", {"following_id": "2"}), "unfollow", 401)

    def test_a_follow_without_a_token_is_not_taken_for_kept(self) -> None:
        self.client = Client(enforce_csrf_checks=True)
        self.client.force_login(self.marina)
        with self.assertRaisesMessage(AssertionError, "POST /follows: the status is 419, needed is 2XX (yy-follow-button)"):
            assert_answers_yy(self.write("post", "/follows", {"following_id": "2"}), "follow")

    def test_a_list_goes_on_to_its_end(self) -> None:
        response = self.ask("get", "/achados?page=2", accept="text/html")
        assert_answers_yy(response, "next-page")
        self.assertEqual(response.headers["Link"], '</achados?page=3>; rel="next"')
        response = self.ask("get", "/achados?page=3", accept="text/html")
        assert_answers_yy(response, "next-page")
        self.assertNotIn("Link", response.headers)

    def test_an_account_is_made_or_what_is_wrong_is_said(self) -> None:
        fields = {"name": "Caio Rocha", "email": "caio@exemplo.com.br"}
        response = self.ask("post", "/cadastro", fields, FORM)
        assert_answers_yy(response, "form")
        self.assertEqual(response.headers["Location"], "/entrar")
        response = self.ask("post", "/cadastro", {**fields, "address[zipcode]": "1"}, FORM)
        assert_answers_yy(response, "form", 422)
        self.assertEqual(response.json().keys(), {"email", "address[zipcode]"})
