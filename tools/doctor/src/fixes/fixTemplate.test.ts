import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Directives, templateCode } from "../templates/templateCode";
import { checkTemplate, fixTemplate } from "./fixTemplate";

const fixed = async (source: string, directives?: Directives) =>
  (await fixTemplate(source, directives)).text;

const follow =
  'data-user-id="3" data-follow-path="/f" data-unfollow-path="/f" data-login-path="/l"';

describe("what has one answer is mended", () => {
  it.each([
    ["a tag's name", '<yy-icno data-name="a"></yy-icno>', '<yy-icon data-name="a"></yy-icon>'],
    ["a tag in capitals", '<YY-ICNO data-name="a"></YY-ICNO>', '<yy-icon data-name="a"></yy-icon>'],
    [
      "underscores",
      `<yy_follow_button ${follow}>a</yy_follow_button>`,
      `<yy-follow-button ${follow}>a</yy-follow-button>`,
    ],
    ["an attribute", "<yy-icon data-nmae='a'></yy-icon>", "<yy-icon data-name='a'></yy-icon>"],
    ["data- that is missing", "<yy-icon name=a></yy-icon>", "<yy-icon data-name=a></yy-icon>"],
    ["/>", '<yy-icon data-name="a" />é', '<yy-icon data-name="a"></yy-icon>é'],
    [
      "/> on its own line",
      '<yy-icon\n  data-name="a"\n/>',
      '<yy-icon\n  data-name="a"\n></yy-icon>',
    ],
    [
      "all of it at once, after other characters and Windows' lines",
      '\uFEFF<p>é😀</p>\r\n\t😀<yy-icno nmae="a" />\r\n',
      '\uFEFF<p>é😀</p>\r\n\t😀<yy-icon data-name="a"></yy-icon>\r\n',
    ],
    [
      "a tag around ERB",
      '<yy-icno data-name="<%= a %>"><%= b %></yy-icno>',
      '<yy-icon data-name="<%= a %>"><%= b %></yy-icon>',
    ],
    [
      "a tag around Django",
      '{% if a > 1 %}<yy-icno nmae="{{ a|default:">" }}">{% trans "b" %}</yy-icno>{% endif %}',
      '{% if a > 1 %}<yy-icon data-name="{{ a|default:">" }}">{% trans "b" %}</yy-icon>{% endif %}',
    ],
    [
      "a deprecated attribute",
      "<yy-zipcode-autofill data-warning='<%= t(\"a\") %>'><%= b %></yy-zipcode-autofill>",
      "<yy-zipcode-autofill data-not-found-text='<%= t(\"a\") %>'><%= b %></yy-zipcode-autofill>",
    ],
    [
      "deprecated states in a style sheet",
      '<style>\n  yy-letter-counter.a[lang="é b"]:state(close)::part(count), b { c: d }\n</style>',
      '<style>\n  yy-letter-counter.a[lang="é b"]:state(near)::part(count), b { c: d }\n</style>',
    ],
    [
      "deprecated names in the texts of the page",
      '<script type="application/json" id="yy-texts">{\n  "yy-countdown": { "notify": "notify" } }</script>',
      '<script type="application/json" id="yy-texts">{\n  "yy-countdown": { "alertText": "notify" } }</script>',
    ],
    [
      "the host of photos in a script",
      `<meta name="yy-photo-host" content="https://A.example/photos/">é<script>
  // 😀
  é = YY.urls.photoUrl({ slug, host: "https://A.example/", size: 1 }); YY.urls.photoUrl({ host: 'https://A.example' })</script>`,
      `<meta name="yy-photo-host" content="https://A.example/photos/">é<script>
  // 😀
  é = YY.urls.photoUrl({ slug, host: "https://A.example/photos", size: 1 }); YY.urls.photoUrl({ host: 'https://A.example/photos' })</script>`,
    ],
  ])("%s", async (_, source, expected) => {
    const { text, findings } = await fixTemplate(source);
    expect(text).toBe(expected);
    expect(findings).toEqual([]);
  });

  it("a tag around Blade", async () => {
    const source =
      "@if ($a > 1)\n<yy-icno @click=\"x\" @class(['b' => $a > 2]) nmae=\"{{ $a }}\">{!! $b !!}</yy-icno>@else<yy-icon name='b' />@endif";
    expect(await fixed(source, "blade")).toBe(
      "@if ($a > 1)\n<yy-icon @click=\"x\" @class(['b' => $a > 2]) data-name=\"{{ $a }}\">{!! $b !!}</yy-icon>@else<yy-icon data-name='b'></yy-icon>@endif",
    );
  });
});

describe("what has more than one answer, or none, is left as it is", () => {
  it.each([
    ["a name like two", '<yy-facilities data-label-deabled="a"></yy-facilities>'],
    ["a tag like no other", "<yy-zzzzzzzz></yy-zzzzzzzz>"],
    ["two attributes meant to be one", '<yy-icon data-nmae="a" name="b"></yy-icon>'],
    ["an attribute in a branch", '<yy-icon <% if a %>data-nmae="a"<% end %>></yy-icon>'],
    [
      "the same in Django",
      '<yy-icon {% if a %}data-nmae="a"{% else %}data-nmae="b"{% endif %}></yy-icon>',
    ],
    ["/> of a tag that is closed too", '<yy-modal data-label="a" /><p>b</p></yy-modal>'],
    [
      "an opening tag in each branch",
      "<% if a %><yy-icno><% else %><yy-icno id='b'><% end %></yy-icno>",
    ],
    ["a value", '<yy-count-badge data-count="ten"></yy-count-badge>'],
    ["code of ERB", "<%= tag.yy_icno data: { nmae: 'a' }, 'data-nmae': 1 %>"],
    [
      "arguments of a helper",
      '<%= tag.yy_icon nmae: "a" %><%= content_tag("yy-icon", "", "data-nmae": 1) %>',
    ],
    ["code of Django", "{% comment %}<yy-icno></yy-icno>{% endcomment %}{# <yy-icno></yy-icno> #}"],
    [
      "names in code",
      '<yy-icon data-name="a" {% if label and nmae %}class="b"{% endif %}></yy-icon>',
    ],
    ["markup in strings of code", "{{ '<yy-icno></yy-icno>' }}<?php echo '<yy-icno></yy-icno>' ?>"],
    [
      "a script that code writes some of",
      '<meta name="yy-photo-host" content="/photos"><script>a = <%= b %>; YY.urls.photoUrl({ host: "" })</script>',
    ],
    ["a comment", "<!-- <yy-icno></yy-icno> -->"],
  ])("%s", async (_, source) => {
    expect(await fixed(source)).toBe(source);
  });

  it("code of Blade", async () => {
    const source =
      "{{-- <yy-icno></yy-icno> --}}@php $a = '<yy-icno></yy-icno>'; @endphp <p>a@yy.com @foo(')', '<yy-icno></yy-icno>')</p>";
    expect(await fixed(source, "blade")).toBe(source);
  });
});

it("leaves both names where both are written, and a name that may be of another tag", async () => {
  for (const source of [
    '<yy-countdown data-ends-at="2030-01-01T00:00:00Z" data-notify="a" data-alert-text="b">c</yy-countdown>',
    '<script type="application/json" id="yy-texts">{"yy-countdown":{"notify":"a","alertText":"b"}}</script>',
    '<script type="application/json" id="yy-texts">{"yy-countdown":{"notify":"a"},"yy-a":{"notify":"b"}}</script>',
  ]) {
    const { text, findings } = await fixTemplate(source);
    expect(text).toBe(source);
    expect(findings.map(({ rule }) => rule)).toContain("deprecated");
  }
});

it("offers no replacement that would change code", async () => {
  const [finding] = await checkTemplate('<%= tag.yy_icon nmae: "a" %>');
  expect(finding).toMatchObject({ rule: "attribute-without-data" });
  expect(finding).not.toHaveProperty("replacements");
});

it.each(["{{ ", "{# ", "{% ", "@if (", "@php( ", "<% ", "{% comment ", "{!! ", "'", "@a('"])(
  "code that begins a hundred thousand times, %j, is read in no time",
  (beginning) => {
    const started = process.cpuUsage();
    templateCode(beginning.repeat(100_000), "blade");
    expect(process.cpuUsage(started).user).toBeLessThan(5_000_000);
  },
);

const pieces = fc.constantFrom(
  "<yy-icno data-name='a'>",
  "</yy-icno>",
  "<yy-icon",
  " nmae='b'",
  " data-nmae",
  " label",
  " data-user-idd='{{ user.id }}'",
  " />",
  ">",
  "</yy-icon>",
  "<yy_follow_button",
  "</yy_follow_button>",
  "<p>",
  "</p>",
  "<% if name %>",
  "<% end %>",
  "<%= yy_icno nmae: 1 %>",
  "{% if label %}",
  "{% else %}",
  "{%\nendif\r%}",
  "{{ '<yy-icno>' }}",
  "{# name #}",
  "@if ($name > 1)",
  "@else",
  "@endif",
  "@auth",
  "@endauth",
  "<?php $name ?>",
  "<!-- ",
  " -->",
  "é😀",
  "\r\n",
  "\n",
  "\r",
  "{{",
  "}}",
  "<",
);

/** The pieces of code in a template, in their order. */
const codeOf = (source: string, directives: Directives) =>
  templateCode(source, directives).map(({ start, end }) => source.slice(start, end));

it.each<Directives>(["none", "blade"])(
  "whatever the template is, its code stays, twice is as once, and a name is all that changes (%s)",
  async (directives) => {
    await fc.assert(
      fc.asyncProperty(fc.array(pieces, { maxLength: 25 }), async (written) => {
        const source = written.join("");
        const once = await fixTemplate(source, directives);
        expect(codeOf(once.text, directives)).toEqual(codeOf(source, directives));
        expect((await fixTemplate(once.text, directives)).text).toBe(once.text);
        expect(once.findings).toEqual((await fixTemplate(once.text, directives)).findings);
        if (once.mended.length === 0) expect(once.text).toBe(source);
        expect(withoutNames(once.text)).toBe(withoutNames(source));
      }),
      { numRuns: 150 },
    );
  },
);

/** The template without the names and tag ends that a fix may change. */
const withoutNames = (source: string) =>
  source
    .replace(/yy[-_](?:icno|icon|follow[-_]button)/g, "yy-a")
    .replace(/(?:data-)?(?:nmae|name|user-idd|user-id|label)/g, "")
    .replace(/[ \t]*(?:\/>|><\/yy-a>|>)/g, "");
