import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Language } from "../language";
import { readDraft } from "../written/Draft";
import { placeAt } from "../written/placeAt";
import { checkSource } from "./checkDraft";

const before = `<div class="é😀">\r\n<yy-modal data-name="a" data-label="b"><p>c</p></yy-modal>\n`;
const after = `\n<yy-tabs><ul data-part="list" aria-label="d"><li><a href="#e">f</a></li></ul>
<section data-part="panel" id="e"><% if g %><p title="h">i</p><% end %></section></yy-tabs>
<yy-zipcode-autofill data-path="/cep"><input data-part="zipcode"></yy-zipcode-autofill></div>`;

describe("a page says at most one thing of what is typed into it, and nothing of the rest", () => {
  it.each<[Language, string]>([
    ["erb", `<yy-icon data-name="<%= icon.name(1) %>"><b>a > b</b></yy-icon>`],
    ["erb", `<yy-form data-label='contato'><form action="/a"><%= f.text %></form></yy-form>`],
    ["erb", `<% if a %><yy-icon data-name="heart"></yy-icon><% else %>b<% end %>`],
    ["html", `<yy-icon data-name="{{ a.id }}" data-label="{% url 'f' %}">b</yy-icon>`],
    ["html", `{% yy "icon" name=icon class="a b" %}c{% endyy %}`],
    ["blade", `@if ($a > 1) <x-yy-icon :name="$icon" label="b">{{ $c }}</x-yy-icon> @endif`],
  ])(
    "%s: %s",
    async (language, typed) => {
      for (let length = 0; length <= typed.length; length++) {
        const written = typed.slice(0, length);
        const problems = await checkSource(before + written + after, language);
        const said = problems.map(({ rule, start }) => `${rule} at ${start - before.length}`);
        expect(problems.length, `${written}: ${said}`).toBeLessThanOrEqual(1);
        for (const { start } of problems) {
          expect(start, `${written}: ${said}`).toBeGreaterThanOrEqual(before.length);
          expect(start, `${written}: ${said}`).toBeLessThanOrEqual(before.length + length);
        }
      }
      expect(await checkSource(before + typed + after, language)).toEqual([]);
    },
    60_000,
  );
});

const pieces = fc.constantFrom(
  ...'<yy-icon|<yy-icno |<x-yy-icon |</yy-icon>|</x-yy-| data-name="| name=\'|=|"|\'|>|/>|<%= |%>|<% if a %>|<% end %>|{{ |}}|{% yy "icon" |{% yy | name=a|%}|{% endyy %}|{!! |!!}|@if ($a|)|@endif|<!-- |-->|<script>|</script>|é😀|\r\n|\n|\r|<|{|a |data-part="|:name='.split(
    "|",
  ),
);

it.each<Language>(["erb", "blade", "html"])(
  "whatever is written, it is read, and what is underlined is in it (%s)",
  async (language) => {
    await fc.assert(
      fc.asyncProperty(fc.array(pieces, { maxLength: 25 }), async (written) => {
        const source = written.join("");
        const draft = readDraft(source, language);
        expect(draft.completeCode).toHaveLength(source.length);
        for (let offset = 0; offset <= source.length; offset++) {
          const place = placeAt(draft, offset);
          if (!place) continue;
          expect(place.start).toBeLessThanOrEqual(offset);
          expect(place.end).toBeGreaterThanOrEqual(place.start);
          expect(place.end).toBeLessThanOrEqual(source.length);
        }
        for (const { start, end } of await checkSource(source, language)) {
          expect(start).toBeLessThanOrEqual(end);
          expect(end).toBeLessThanOrEqual(source.length);
        }
      }),
      { numRuns: 100 },
    );
  },
);

it.each([
  "<%= ",
  "{{ ",
  "{% yy ",
  "<yy-icon ",
  '<yy-icon a="\n',
  "<p a='",
  "<script>",
  "<!-- ",
  "{!! a ",
])("what begins fifty thousand times, %j, is read in no time", (beginning) => {
  const started = process.cpuUsage();
  readDraft(beginning.repeat(50_000), "html");
  expect(process.cpuUsage(started).user).toBeLessThan(2_000_000);
});
