from __future__ import annotations

from django.contrib.auth.models import AbstractBaseUser
from django.db import models


class User(AbstractBaseUser):
    name = models.CharField(max_length=80)
    email = models.EmailField(unique=True, error_messages={"unique": "já está em uso"})
    following = models.ManyToManyField("self", symmetrical=False, blank=True)

    USERNAME_FIELD = "email"

    @property
    def first_name(self) -> str:
        return self.name.split()[0]


class Product(models.Model):
    title = models.CharField(max_length=80)
    price = models.PositiveIntegerField()
    seller = models.ForeignKey(User, on_delete=models.CASCADE)


class PolicyReport(models.Model):
    body = models.TextField()
