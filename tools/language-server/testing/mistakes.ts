/** A template with a mistake, and the findings that the server must report. */
export interface Mistake {
  readonly what: string;
  readonly file: string;
  readonly languageId: string;
  readonly text: string;
  /** Rule and underlined text, in the order of the file. */
  readonly findings: readonly (readonly [rule: string, underlined: string])[];
  /** The text with all quick fixes; the same text when there is no fix. */
  readonly mended: string;
  /** The findings without a quick fix. */
  readonly left?: readonly string[];
}

const follow =
  'data-user-id="7" data-follow-path="/f" data-unfollow-path="/f" data-login-path="/entrar"';

/** A mistake without a quick fix, because there is no fix, or more than one possible fix. */
const withoutFix = (mistake: Omit<Mistake, "mended" | "left">): Mistake => ({
  ...mistake,
  mended: mistake.text,
  left: mistake.findings.map(([rule]) => rule),
});

const erb = { file: "app/views/products/show.html.erb", languageId: "erb" };
const html = { file: "public/sobre.html", languageId: "html" };
const blade = { file: "resources/views/product.blade.php", languageId: "blade" };
const django = { file: "templates/product.html", languageId: "django-html" };

export const mistakes: readonly Mistake[] = [
  {
    what: "a tag's name",
    ...erb,
    text: '<h1>promoção 🎉 <yy-icno data-name="heart"><%= icon %></yy-icno></h1>',
    findings: [["unknown-tag", "yy-icno"]],
    mended: '<h1>promoção 🎉 <yy-icon data-name="heart"><%= icon %></yy-icon></h1>',
  },
  {
    what: "underscores, as in the helper",
    ...erb,
    text: `<yy_follow_button ${follow}>\r\n  <%= link_to "seguir", login_path %>\r\n</yy_follow_button>`,
    findings: [["unknown-tag", "yy_follow_button"]],
    mended: `<yy-follow-button ${follow}>\r\n  <%= link_to "seguir", login_path %>\r\n</yy-follow-button>`,
  },
  {
    what: "a tag closed with /> whose attribute lacks data-",
    ...erb,
    text: '<% if user_signed_in? %>\r\n  <yy-icon name="heart" /> olá, João\r\n<% end %>',
    findings: [
      ["self-closed", "yy-icon"],
      ["attribute-without-data", "name"],
    ],
    mended:
      '<% if user_signed_in? %>\r\n  <yy-icon data-name="heart"></yy-icon> olá, João\r\n<% end %>',
  },
  {
    what: "a letter too many in an attribute, with code in its value",
    ...erb,
    text: `<yy-follow-button ${follow.replace("data-user-id", "data-user-idd").replace("7", "<%= seller.id %>")}><%= name %></yy-follow-button>`,
    findings: [["misspelt-attribute", "data-user-idd"]],
    mended: `<yy-follow-button ${follow.replace("7", "<%= seller.id %>")}><%= name %></yy-follow-button>`,
  },
  withoutFix({
    what: "a required attribute that is missing",
    ...erb,
    text: '<yy-countdown data-label="termina em"><%= l sale.ends_at %></yy-countdown>',
    findings: [["wrong-value", "yy-countdown"]],
  }),
  withoutFix({
    what: "a number in words",
    ...erb,
    text: '<p>não lidas: <yy-count-badge data-count="dez"></yy-count-badge></p>',
    findings: [["wrong-value", "dez"]],
  }),
  withoutFix({
    what: "a part of a widget, spelt otherwise",
    ...erb,
    text: '<yy-zipcode-autofill data-path="/cep">\n  <input data-part="zipcode">\n  <input data-part="stret">\n</yy-zipcode-autofill>',
    findings: [["misspelt-part", "stret"]],
  }),
  withoutFix({
    what: "an attribute in a branch: the other one may have it too",
    ...erb,
    text: '<yy-icon <% if a %>data-nmae="heart"<% end %>></yy-icon>',
    findings: [["misspelt-attribute", "data-nmae"]],
  }),
  withoutFix({
    what: "a tag that is never closed",
    ...html,
    text: '<p>entre e <yy-icon data-name="heart"> veja</p>',
    findings: [["unclosed", "yy-icon"]],
  }),
  {
    what: "both: another name, and />",
    ...html,
    text: '<p>ação <yy-icno nmae="heart" /></p>',
    findings: [
      ["unknown-tag", "yy-icno"],
      ["self-closed", "yy-icno"],
    ],
    mended: '<p>ação <yy-icon data-name="heart"></yy-icon></p>',
  },
  withoutFix({
    what: "no form around the fields",
    ...html,
    text: '<yy-form data-label="contato"><input name="email"></yy-form>',
    findings: [["missing-child", "yy-form"]],
  }),
  withoutFix({
    what: "a button for a dialog that the page does not have, without script and styles",
    ...html,
    text: '<!doctype html><html lang="pt-BR"><head><title>a</title></head><body>\n<button type="button" data-yy-open="tamanho">tamanhos</button>\n<yy-modal data-name="tamanhos"><h2>tamanhos</h2></yy-modal>\n</body></html>',
    findings: [
      ["script-missing", "html"],
      ["styles-missing", "html"],
      ["unknown-dialog", "tamanho"],
    ],
  }),
  withoutFix({
    what: "a word that is none of the choices",
    ...html,
    text: '<yy-mask data-mask="cfp"><input name="cpf" aria-label="cpf"></yy-mask>',
    findings: [["wrong-value", "cfp"]],
  }),
  withoutFix({
    what: "a rule of a form that does not exist",
    ...html,
    text: '<yy-form data-label="contato"><form action="/contato"><label>nome <input name="nome" data-patterns="requird"></label></form></yy-form>',
    findings: [["wrong-pattern", "requird"]],
  }),
  {
    what: "a component of Laravel",
    ...blade,
    text: '<x-yy-icno name="heart">{{ $label }}</x-yy-icno>',
    findings: [["unknown-tag", "x-yy-icno"]],
    mended: '<x-yy-icon name="heart">{{ $label }}</x-yy-icon>',
  },
  {
    what: "an attribute of a component, bound to PHP",
    ...blade,
    text: '@if ($seller)\n<x-yy-icon :nmae="$icon" class="grande" />\n@endif',
    findings: [["misspelt-attribute", ":nmae"]],
    mended: '@if ($seller)\n<x-yy-icon :name="$icon" class="grande" />\n@endif',
  },
  {
    what: "the tag's own name in a component",
    ...blade,
    text: '<x-yy-icon data-name="heart" />',
    findings: [["misspelt-attribute", "data-name"]],
    mended: '<x-yy-icon name="heart" />',
  },
  withoutFix({
    what: "a value that Blade escapes already",
    ...blade,
    text: '<x-yy-icon name="{{ $icon }}" />',
    findings: [["wrong-value", "{{ $icon }}"]],
  }),
  withoutFix({
    what: "what a component cannot be without",
    ...blade,
    text: "<x-yy-countdown>\n  {{ $sale->ends_at }}\n</x-yy-countdown>",
    findings: [["wrong-value", "x-yy-countdown"]],
  }),
  {
    what: "a tag of its own in Blade",
    ...blade,
    text: "@auth\n<yy-icno @class(['b' => $a > 2]) nmae=\"{{ $icon }}\">{!! $svg !!}</yy-icno>\n@endauth",
    findings: [["unknown-tag", "yy-icno"]],
    mended:
      "@auth\n<yy-icon @class(['b' => $a > 2]) data-name=\"{{ $icon }}\">{!! $svg !!}</yy-icon>\n@endauth",
  },
  {
    what: "a widget's name in Django",
    ...django,
    text: '{% load yy %}\n{% yy "follow-buton" user_id=seller follow_path=f unfollow_path=f login_path=l %}seguir{% endyy %}',
    findings: [["unknown-tag", "follow-buton"]],
    mended:
      '{% load yy %}\n{% yy "follow-button" user_id=seller follow_path=f unfollow_path=f login_path=l %}seguir{% endyy %}',
  },
  {
    what: "an argument in Django",
    ...django,
    text: '{% if seller %}{% yy "icon" nmae=icon|default:"heart" class="grande" %}{% endyy %}{% endif %}',
    findings: [["misspelt-attribute", "nmae"]],
    mended:
      '{% if seller %}{% yy "icon" name=icon|default:"heart" class="grande" %}{% endyy %}{% endif %}',
  },
  {
    what: "the tag's own name in Django",
    ...django,
    text: '{% yy "icon" data_name="heart" %}{% endyy %}',
    findings: [["misspelt-attribute", "data_name"]],
    mended: '{% yy "icon" name="heart" %}{% endyy %}',
  },
  withoutFix({
    what: "a literal that does not fit, in Django",
    ...django,
    text: '{% yy "count-badge" count="dez" %}{% endyy %}',
    findings: [["wrong-value", "dez"]],
  }),
  {
    what: "a tag of its own in Django, in a loop",
    ...django,
    text: '{% for product in products %}\n  <yy-icon data-nmae="{{ product.icon }}" /> {{ product.name }}\n{% endfor %}',
    findings: [
      ["self-closed", "yy-icon"],
      ["misspelt-attribute", "data-nmae"],
    ],
    mended:
      '{% for product in products %}\n  <yy-icon data-name="{{ product.icon }}"></yy-icon> {{ product.name }}\n{% endfor %}',
  },
];
