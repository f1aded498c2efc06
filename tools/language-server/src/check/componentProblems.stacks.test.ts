import { runInStacks } from "@yy/testing/stacks";
import { expect, it } from "vitest";
import type { Language } from "../language";
import { readDraft } from "../written/Draft";
import { componentProblems } from "./componentProblems";

const messagesOf = (source: string, language: Language) =>
  componentProblems(readDraft(source, language)).map(({ message }) => message);

/**
 * Removes what this server does not report: that a misspelt name is required, and the guess that
 * the view lacks a variable.
 */
const withoutConsequences = (messages: readonly string[]) =>
  messages
    .map((message) => message.replace(": does the view give this variable?", ""))
    .filter((message) => {
      const [, name] = /: (\S+) is required$/.exec(message) ?? [];
      const mistakes = [`did you mean ${name}?`, `write ${name} instead`];
      return !messages.some((other) => mistakes.some((words) => other.endsWith(words)));
    });

/** The messages of a package's own checks for each template; the command prints them as JSON. */
async function messagesBy(
  folder: string,
  command: readonly string[],
  templates: readonly string[],
): Promise<string[][]> {
  const { code, output } = await runInStacks({
    command: [...command, JSON.stringify(templates)],
    folder,
    env: { PYTHONDONTWRITEBYTECODE: "1" },
  });
  expect(code, output).toBe(0);
  return JSON.parse(output) as string[][];
}

it("speaks of Laravel's components as php artisan yy:doctor does", async () => {
  const templates = [
    '<x-yy-icon name="heart" class="a" :key="$a" wire:model="b" @click="c" aria-label="d" data-test="e" />',
    '<x-yy-icno name="a"></x-yy-icno>',
    "<x-yy-zzzzzzzzzz />",
    '<x-yy-icon :namee="$a" />',
    '<x-yy-icon name="a" zzzzzzzz="b" sise="c" size="d" />',
    '<x-yy-icon data-name="a" />',
    "<x-yy-icon />",
    "<x-yy-icon {{ $attributes }} />",
    '<x-yy-icon :attributes="$attributes" />',
    '<x-yy-icon name="{{ $a }}" />',
    '<x-yy-icon name="" />',
    '<x-yy-count-badge count="dez" />',
    '<x-yy-count-badge count="-1" />',
    '<x-yy-count-badge :count="dez" />',
    '<x-yy-mask mask="zipcod" />',
    '<x-yy-mask mask="card_number" />',
    '<x-yy-mask mask="zzzzzz" mount="visibel" />',
    '<x-yy-follow-button userId="1" follow-path="javascript:a" unfollow-path="/f" login-path="" following="sim" />',
    '<x-yy-countdown ends-at="amanhã" />',
    '<x-yy-user-avatar user="{" />',
    "{{-- <x-yy-icno /> --}}",
  ];
  const script = `require 'tests/bootstrap.php';
    $check = new Yy\\Laravel\\Doctor\\TemplateCheck(new Yy\\Laravel\\Schema\\Schema());
    echo json_encode(array_map(fn ($text) => array_map(fn ($told) => (string) $told[1], $check->problems($text)), json_decode($argv[1])));`;
  const expected = await messagesBy("packages/laravel", ["php", "-r", script], templates);
  expect(templates.map((each) => messagesOf(each, "blade"))).toEqual(
    expected.map(withoutConsequences),
  );
});

it("speaks of Django's tags as manage.py check does", async () => {
  const templates = [
    '{% yy "icon" name=icon|default:"heart" class="a" aria_label="b" hx_get="c" %}{% endyy %}',
    '{% yy "icno" name="a" %}{% endyy %}',
    '{% yy "follow_buton" %}{% endyy %}',
    "{% yy %}{% endyy %}",
    "{% yy icon nmae=1 %}{% endyy %}",
    "{% yy 'icon' nmae=icon %}{% endyy %}",
    '{% yy "yy-icon" data_name="a" %}{% endyy %}',
    '{% yy "icon" name="a" zzzzzzzz=1 size=2 %}{% endyy %}',
    '{% yy "icon" name="" %}{% endyy %}',
    '{% yy "count_badge" count="dez" %}{% endyy %}',
    '{% yy "count-badge" count=-1 %}{% endyy %}',
    '{% yy "count-badge" count=dez %}{% endyy %}',
    '{% yy "mask" mask="zipcod" %}{% endyy %}',
    '{% yy "mask" mask="card_number" %}{% endyy %}',
    '{% yy "follow-button" user_id=1 follow_path="javascript:a" unfollow_path="/f" login_path=l following="sim" %}{% endyy %}',
    '{% yy "follow-button" user_id=1 follow_path=None unfollow_path="/f" login_path=l following=True %}{% endyy %}',
    '{% yy "countdown" ends_at="amanhã" %}{% endyy %}',
    "{% comment %}{% yy 'icno' %}{% endyy %}{% endcomment %}{# {% yy 'icno' %} #}",
  ];
  const script = `
import json, os, sys
os.environ["DJANGO_SETTINGS_MODULE"] = "tests.settings"
import django
django.setup()
from django.template import Template
from yy_widgets.checks import problems_of_node
from yy_widgets.written import yy_nodes
def told(text):
    return [problem for node in yy_nodes(Template("{% load yy %}" + text).nodelist) for problem in problems_of_node(node)]
print(json.dumps([told(text) for text in json.loads(sys.argv[1])]))`;
  const expected = await messagesBy("packages/django", ["python3", "-c", script], templates);
  expect(templates.map((each) => messagesOf(each, "html"))).toEqual(
    expected.map(withoutConsequences),
  );
});
