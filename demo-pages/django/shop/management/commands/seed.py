from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand

from ...models import Product, User

PEOPLE = {
    "Marina Alves": "marina", "João Pedro Lima": "joao", "Beatriz Nogueira": "beatriz", "Rafael Costa": "rafael",
    "Luiza Martins": "luiza", "Camila Duarte": "camila", "Thiago Barros": "thiago", "Ana Clara Siqueira": "ana",
}  # fmt: skip
GOODS = ("vestido midi floral", "bolsa tiracolo caramelo", "tênis de lona", "camisa de linho", "jaqueta jeans", "saia plissada")


class Command(BaseCommand):
    help = "Fills the shop."

    def handle(self, *args: Any, **options: Any) -> None:
        if User.objects.exists():
            return
        for name, nickname in PEOPLE.items():
            User.objects.create(name=name, email=f"{nickname}@exemplo.com.br")
        for number in range(1, 25):
            # João has the first, and Ana the last.
            seller = 8 if number == 24 else 2 + (number - 1) % 2
            title = f"{GOODS[(number - 1) % len(GOODS)]} {number}"
            Product.objects.create(title=title, price=40 + 7 * number, seller_id=seller)
        User.objects.get(pk=1).following.add(3)
