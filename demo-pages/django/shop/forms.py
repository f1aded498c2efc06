from __future__ import annotations

from django import forms
from django.core.validators import RegexValidator

from .models import User

REQUIRED_MESSAGE = {"required": "falta isto"}


def exists(zipcode: str) -> None:
    if zipcode.replace("-", "") == "00000000":
        raise forms.ValidationError("não existe")


class SignUpForm(forms.ModelForm):
    name = forms.CharField(max_length=80, error_messages=REQUIRED_MESSAGE)
    email = forms.EmailField(error_messages={**REQUIRED_MESSAGE, "invalid": "não parece um e-mail"})
    zipcode = forms.CharField(
        required=False, validators=[RegexValidator(r"\A\d{5}-?\d{3}\Z", "não parece um cep"), exists]
    )

    class Meta:
        model = User
        fields = ("name", "email")

    def add_prefix(self, field_name: str) -> str:
        """Names the field as the shops of the other stacks do."""
        return "address[zipcode]" if field_name == "zipcode" else super().add_prefix(field_name)
