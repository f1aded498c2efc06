import re
from pathlib import Path

from django.core.management import call_command
from django.test import TestCase

from ..models import User

GUIDE = Path(__file__).parents[4] / "docs/guide/django.md"


class GuideTest(TestCase):
    def test_it_says_how_a_test_asks_whether_an_answer_will_do(self) -> None:
        call_command("seed")
        blocks = re.findall(r"^```python\n(.*?)^```", GUIDE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
        (example,) = (block for block in blocks if "assert_answers_yy" in block)
        exec(example, {"self": self, "user": User.objects.first()})
