from __future__ import annotations

from django import forms
from django.core.validators import RegexValidator

from .models import User

FALTA = {"required": "falta isto"}


def exists(zipcode: str) -> None:
    if zipcode.replace("-", "") == "00000000":
        raise forms.ValidationError("não existe")


class SignUpForm(forms.ModelForm):
    name = forms.CharField(max_length=80, error_messages=FALTA)
    email = forms.EmailField(error_messages={**FALTA, "invalid": "não parece um e-mail"})
    zipcode = forms.CharField(
        required=False, validators=[RegexValidator(r"\A\d{5}-?\d{3}\Z", "não parece um cep"), exists]
    )

    class Meta:
        model = User
        fields = ("name", "email")

    def add_prefix(self, field_name: str) -> str:
        """As the shop's other forms name it."""
        return "address[zipcode]" if field_name == "zipcode" else super().add_prefix(field_name)
