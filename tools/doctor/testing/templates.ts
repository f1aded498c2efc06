const follow =
  'data-user-id="3" data-follow-path="/f" data-unfollow-path="/f" data-login-path="/l"';
const page = (body: string, head = "") => `<!DOCTYPE html><html><head>
<meta name="csrf-token" content="t"><link rel="stylesheet" href="/yy/yy.css">
<script type="module" src="/yy/yy.js"></script>${head}</head><body>${body}</body></html>`;

const texts = (json: string) => `<script type="application/json" id="yy-texts">${json}</script>`;

/** Templates with one mistake, and the rule that must find it. */
export const mistakes: Record<string, readonly [template: string, rule: string]> = {
  "a mistyped tag": ["<yy-icno></yy-icno>", "unknown-tag"],
  "an underscored tag": ['<yy_icon data-name="a"></yy_icon>', "unknown-tag"],
  "a mistyped attribute": [
    `<yy-follow-button ${follow} data-folowing></yy-follow-button>`,
    "misspelt-attribute",
  ],
  "a mistyped required attribute": ['<yy-icon data-nmae="a"></yy-icon>', "misspelt-attribute"],
  "an attribute without data-": ['<yy-icon name="a"></yy-icon>', "attribute-without-data"],
  "an underscored attribute": [
    `<yy-follow-button ${follow} user_name="a"></yy-follow-button>`,
    "attribute-without-data",
  ],
  "a missing attribute": ["<yy-icon></yy-icon>", "wrong-value"],
  "a blank required attribute": ['<yy-icon data-name=" "></yy-icon>', "wrong-value"],
  "a wrong number": ['<yy-count-badge data-count="ten">10</yy-count-badge>', "wrong-value"],
  "a wrong choice": ['<yy-mask data-mask="cep"><input aria-label="cep"></yy-mask>', "wrong-value"],
  "a wrong boolean": [
    `<yy-follow-button ${follow} data-following="yes"></yy-follow-button>`,
    "wrong-value",
  ],
  "a script address": [
    '<yy-content-loader data-src="javascript:a()"></yy-content-loader>',
    "wrong-value",
  ],
  "broken JSON": ["<yy-user-avatar data-user='{'></yy-user-avatar>", "wrong-value"],
  "a wrong moment": ['<yy-countdown data-ends-at="tomorrow">1 dia</yy-countdown>', "wrong-value"],
  "a mask without an input": ['<yy-mask data-mask="cpf"></yy-mask>', "missing-child"],
  "a mask around a checkbox": [
    '<yy-mask data-mask="cpf"><input type="checkbox"></yy-mask>',
    "missing-child",
  ],
  "a form around its yy-form": ["<form><yy-form></yy-form></form>", "missing-child"],
  "a popover without content": [
    '<yy-popover><button data-part="trigger">a</button></yy-popover>',
    "missing-child",
  ],
  "a trigger without focus": [
    '<yy-popover><b data-part="trigger">a</b><p data-part="content">b</p></yy-popover>',
    "missing-child",
  ],
  "a rule of a form that there is not": [
    '<yy-form><form action="/a"><label>a <input name="a" data-patterns="isNonEmpty, isValidEmial"></label></form></yy-form>',
    "wrong-pattern",
  ],
  "a rule of a form without its parameter": [
    '<label>a <input name="a" data-patterns="minLength"></label>',
    "wrong-pattern",
  ],
  "a paragraph around a widget with blocks": [
    '<p>a <yy-modal data-name="a" data-label="b"><b><div>c</div></b></yy-modal></p>',
    "closed-paragraph",
  ],
  "a paragraph around a helper with blocks": [
    '<p>a <%= yy_modal name: "a", label: "b" do %><%= title %><ul></ul><% end %></p>',
    "closed-paragraph",
  ],
  "an item without a field": [
    '<yy-missing-price-editor><form data-part="item" data-item-id="1"><input data-part="price"></form></yy-missing-price-editor>',
    "missing-child",
  ],
  "a mistyped part": [
    '<yy-popover><button data-part="triger">a</button><p data-part="content">b</p></yy-popover>',
    "misspelt-part",
  ],
  "a part outside its place": [
    '<yy-missing-price-editor><button data-part="submit">a</button></yy-missing-price-editor>',
    "misplaced-child",
  ],
  "details in a box": [
    "<yy-accordion><div><details><summary>a</summary></details></div></yy-accordion>",
    "misplaced-child",
  ],
  "details without a summary": [
    "<yy-accordion><details>a</details></yy-accordion>",
    "misplaced-child",
  ],
  "two selects": [
    '<yy-select><select aria-label="a"></select><select aria-label="b"></select></yy-select>',
    "repeated-child",
  ],
  "fewer panels than tabs": [
    '<yy-tabs><div data-part="list"><button>a</button><button>b</button></div><div data-part="panel">c</div></yy-tabs>',
    "widget-markup",
  ],
  "a message without delete": [
    '<yy-message-header data-message-id="a$$$1" data-redirect-url="/i">a</yy-message-header>',
    "widget-markup",
  ],
  "two dialogs of a name": [
    '<yy-modal data-name="a" data-label="a"></yy-modal><yy-modal data-name="a" data-label="b"></yy-modal>',
    "repeated-name",
  ],
  "an opener of nothing": [
    page(
      '<button data-yy-open="filtros">a</button><yy-modal data-name="filtro" data-label="a"></yy-modal>',
    ),
    "unknown-dialog",
  ],
  "a close outside": [
    page('<button data-yy-close>a</button><yy-icon data-name="a"></yy-icon>'),
    "close-outside",
  ],
  "a button that closes and may submit": [
    '<yy-modal data-name="a" data-label="a"><form><button data-yy-close>b</button></form></yy-modal>',
    "close-or-submit",
  ],
  "a captcha in a modal": [
    '<yy-modal data-name="a" data-label="a"><form><div class="g-recaptcha" data-sitekey="b"></div></form></yy-modal>',
    "covered-layer",
  ],
  "a bank that asks under a panel": [
    page(
      '<yy-slide-in-panel data-name="a" data-label="a"><form></form></yy-slide-in-panel><script src="https://js.stripe.com/v3/"></script>',
    ),
    "covered-layer",
  ],
  "a lost region": [
    page(
      '<yy-pagination data-page="1" data-total-pages="2" data-target="itens"></yy-pagination><ul id="items"></ul>',
    ),
    "unknown-region",
  ],
  "a modal without a name": ['<yy-modal data-name="a"><p>b</p></yy-modal>', "dialog-name"],
  "a field without a label": ['<yy-mask data-mask="cpf"><input></yy-mask>', "field-label"],
  "a button of an icon": ['<button><yy-icon data-name="a"></yy-icon></button>', "icon-name"],
  "a self-closed tag": ['<yy-icon data-name="a" /><p>rest</p>', "self-closed"],
  "a tag never closed": ['<yy-icon data-name="a"><p>rest</p>', "unclosed"],
  "an icon around the page": ['<yy-icon data-name="a"><main>b</main></yy-icon>', "swallowed"],
  "no script": [
    '<html><head><link rel="stylesheet" href="/yy.css"></head><body><yy-icon data-name="a"></yy-icon></body></html>',
    "script-missing",
  ],
  "two scripts": [
    page('<yy-icon data-name="a"></yy-icon>', '<script src="/yy/yy.all.js" defer></script>'),
    "script-twice",
  ],
  "a classic script": [
    page('<yy-icon data-name="a"></yy-icon>').replace(' type="module"', ""),
    "script-kind",
  ],
  "a script in a body that Turbo replaces": [
    '<html><head><script src="/turbo.js"></script><link rel="stylesheet" href="/yy.css"></head><body><yy-icon data-name="a"></yy-icon><script type="module" src="/yy.js"></script></body></html>',
    "script-in-body",
  ],
  "a blocked script": [
    page(
      '<yy-icon data-name="a"></yy-icon>',
      `<meta http-equiv="Content-Security-Policy" content="script-src https://cdn.example">`,
    ),
    "blocked-by-policy",
  ],
  "a script that only Turbo gives a nonce": [
    page(
      "<script>start()</script>",
      '<meta name="csp-nonce" content="bm9uY2U"><script type="module" src="/assets/turbo-0a1b2c3d.min.js"></script>',
    ),
    "turbo-nonce",
  ],
  "the same beside an import map": [
    page(
      "<script>start()</script>",
      '<meta name="csp-nonce" content="<%= nonce %>"><link rel="modulepreload" href="/assets/turbo.min-0a1b2c3d.js">',
    ),
    "turbo-nonce",
  ],
  "jquery-ujs before jQuery": [
    page(
      "",
      '<script src="/assets/jquery_ujs.js"></script><script src="/jquery-3.7.1.min.js"></script>',
    ),
    "library-order",
  ],
  "two that send remote forms": [
    page(
      "",
      '<script src="/jquery.js"></script><script src="/rails-ujs.js"></script><script src="/jquery_ujs.js"></script>',
    ),
    "library-twice",
  ],
  "two that visit links": [
    page(
      "",
      '<script src="/turbo.min.js" type="module"></script><script src="/turbolinks.js"></script>',
    ),
    "library-twice",
  ],
  "one library twice": [
    page(
      "",
      '<script src="/rails-ujs.js"></script><script src="/assets/rails-ujs-0a1b2c3d4e.js"></script>',
    ),
    "library-twice",
  ],
  "a text that its tag does not have": [
    texts('{"yy-follow-button": {"lable": "acompanhar"}}'),
    "page-texts",
  ],
  "texts of a tag that is none": [texts('{"yy-folow-button": {"label": "a"}}'), "page-texts"],
  "texts by attribute names": [
    texts('{"yy-follow-button": {"data-label-following": "a"}}'),
    "page-texts",
  ],
  "a text that is a number": [texts('{"yy-follow-button": {"label": 3}}'), "page-texts"],
  "texts that are no object": [texts('{"yy-follow-button": "acompanhar"}'), "page-texts"],
  "texts that are no JSON": [texts("{'yy-follow-button': {}}"), "page-texts"],
  "texts in a script that would be run": [
    '<script id="yy-texts">{"yy-follow-button": {"label": "a"}}</script>',
    "page-texts",
  ],
  "texts that nobody reads": [
    `${texts('{"yy-flash": {}}')}${texts('{"yy-flash": {}}')}`,
    "page-texts",
  ],
  "a condition with underscores": [
    '<yy-session-gate data-when="signed_in">a</yy-session-gate>',
    "session-condition",
  ],
  "a mistyped condition": [
    '<yy-session-gate data-when="signed-in, !staf">a</yy-session-gate>',
    "session-condition",
  ],
  "a mistyped field of the user": [
    '<yy-session-gate data-when="smart_prize_enabled">a</yy-session-gate>',
    "session-condition",
  ],
  "conditions between spaces": [
    '<yy-session-gate data-when="signed-in staff">a</yy-session-gate>',
    "session-condition",
  ],
  "conditions that exclude each other": [
    '<yy-session-gate data-when="signed-out, pro-seller">a</yy-session-gate>',
    "session-condition",
  ],
  "no stylesheet": [
    page('<yy-icon data-name="a"></yy-icon>').replace(/<link.*?>/, ""),
    "styles-missing",
  ],
  "two stylesheets": [
    page('<yy-icon data-name="a"></yy-icon>', '<link rel="stylesheet" href="/yy/yy.css">'),
    "styles-twice",
  ],
  "a form that a script sends without an event": [
    page(
      '<yy-form><form id="order" action="/a"><button>b</button></form></yy-form><script>$("#order").submit()</script>',
    ),
    "scripted-submit",
  ],
  "a field that sends its form without an event": [
    page(
      '<yy-form><form action="/a"><select aria-label="b" onchange="this.form.submit()"></select></form></yy-form>',
    ),
    "scripted-submit",
  ],
  "a script that leaves the folder of photos to photoUrl": [
    page('<script>a.src = YY.urls.photoUrl({ size: { width: 1, height: 2 }, host: "/" })</script>'),
    "photo-address",
  ],
  "the same in a module, with a host for assets": [
    page(
      '<script type="module">import { urls } from "/yy/yy.pure.js";\nconst { photoUrl } = urls; photoUrl({ host: \'https://a.example/\' });</script>',
      '<meta name="yy-assets-host" content="https://a.example">',
    ),
    "photo-address",
  ],
  "a deprecated attribute": [
    '<yy-countdown data-ends-at="2030-01-01T00:00:00Z" data-notify="a">b</yy-countdown>',
    "deprecated",
  ],
  "a deprecated state in a style sheet": [
    "<style>yy-letter-counter:state(close) { color: red }</style>",
    "deprecated",
  ],
  "a deprecated name in the texts of the page": [
    texts('{ "yy-zipcode-autofill": { "warning": "a" } }'),
    "deprecated",
  ],
  "no token": [
    page(`<yy-follow-button ${follow}></yy-follow-button>`).replace(/<meta.*?>/, ""),
    "csrf-token",
  ],
};

/**
 * Templates without a mistake, or with unknown content in its place; no rule may report anything.
 */
export const unknown: Record<string, string> = {
  "a captcha in a modal that lets it through, and one beside": `<yy-modal data-name="a" data-label="a" data-layer="page"><div class="h-captcha"></div></yy-modal>
    <yy-modal data-name="b" data-label="b"><p>c</p></yy-modal><div class="g-recaptcha"></div>`,
  "parts of a nested widget that declares them too":
    '<yy-tabs><p data-part="list"><a href="#a">a</a></p><div data-part="panel" id="a"><yy-purchase-rating><div data-part="panel"><form><input name="rating[value]" aria-label="b"><button>c</button></form></div></yy-purchase-rating></div></yy-tabs>',
  "a script that sends another form":
    '<yy-form><form id="order" action="/a"></form></yy-form><form id="search" action="/b"><input aria-label="c" onchange="this.form.submit()"></form><script>$("#search").submit()</script>',
  "photos of a script that are elsewhere than the page's, or where only code knows": `<meta name="yy-photo-host" content="https://a.example">
    <script>YY.urls.photoUrl({ host: "https://a.example" }); YY.urls.photoUrl({ host }); YY.urls.photoUrl({ host: "" })</script>`,
  "photos of a page that code writes the head of": `<html><head><script type="module" src="/yy/yy.js"></script><link rel="stylesheet" href="/yy/yy.css"><%= yy_head %></head>
    <body><script>YY.urls.photoUrl({ host: "" })</script></body></html>`,
  "a state of that name that another tag has":
    "<style>yy-a:state(close), .yy-letter-counter:state(close), yy-letter-counter p:state(close) {}</style>",
  "a function of the page's own that is called photoUrl": page(
    '<script>photoUrl({ host: "" })</script>',
  ),
  "a value with ERB": '<yy-count-badge data-count="<%= count %>"></yy-count-badge>',
  "a value with code of Django, or of Vue": `<yy-count-badge data-count="{{ count }}">{% if a %}b{% endif %}</yy-count-badge>`,
  "a dialog in each branch of Django":
    '{% if a %}<yy-modal data-name="a" data-label="b"></yy-modal>{% else %}<yy-modal data-name="a" data-label="c"></yy-modal>{% endif %}',
  "words of code between attributes":
    '<yy-icon data-name="a" {% if label %}class="b"{% endif %}></yy-icon>',
  "a value by PHP": '<yy-count-badge data-count="<?= $count ?>"></yy-count-badge>',
  "a value partly ERB": '<yy-mask data-mask="<%= kind %>-number"><input aria-label="a"></yy-mask>',
  "attributes by ERB": "<yy-icon <%= attributes %>></yy-icon>",
  "an attribute's name with ERB": '<yy-icon data-<%= key %>="a"></yy-icon>',
  "an attribute in a branch": '<yy-icon <% if a %>data-name="b"<% end %>></yy-icon>',
  "a tag's name with ERB": '<yy-<%= name %> data-a="1">a</yy-<%= name %>>',
  "a tag's name with ERB that nothing closes": '<p><yy-<%= name %> data-a="1">a</p>',
  "a field of a helper": '<yy-mask data-mask="cpf"><%= f.text_field :cpf %></yy-mask>',
  "a form of a helper":
    "<yy-form><%= form_with(model: a) do |f| %><%= f.submit %><% end %></yy-form>",
  "a part in a branch":
    '<yy-popover><button data-part="trigger">a</button><% if b %><p data-part="content">c</p><% end %></yy-popover>',
  "a dialog in each branch":
    '<% if a %><yy-modal data-name="a" data-label="b"></yy-modal><% else %><yy-modal data-name="a" data-label="c"></yy-modal><% end %>',
  "a layout":
    "<html><head><%= csrf_meta_tags %><%= javascript_include_tag :yy %></head><body><%= yield %><yy-flash></yy-flash></body></html>",
  "a helper of the gem": "<%= yy_follow_button user_id: 3 %>",
  "texts by a helper": texts("<%= yy_texts %>"),
  "texts in each branch":
    '<% if a %><script type="application/json" id="yy-texts">{}</script><% end %>',
  "a condition by ERB": '<yy-session-gate data-when="<%= who %>">a</yy-session-gate>',
  "conditions of known and of unlisted fields":
    '<yy-session-gate data-when="signed-in, !staff, smart_price_enabled, beta_of_2027">a</yy-session-gate>',
  "libraries in whatever order around yy.js": page(
    "",
    '<script src="/jquery.js" defer></script><script src="/jquery_ujs.js" defer></script><script src="/turbo.js"></script>',
  ),
  "scripts with a nonce, of files, of data and that Turbo leaves alone": page(
    '<script nonce="a">b()</script><script src="/c.js"></script><script type="application/json">{}</script><script data-turbo-eval="false">d()</script><script <%= attributes %>>e()</script>',
    '<meta name="csp-nonce" content="a"><script src="/turbo.js"></script>',
  ),
  "a script without a nonce on a page without Turbo": page(
    "<script>a()</script>",
    '<meta name="csp-nonce" content="b">',
  ),
  "a script without a nonce where no policy asks for one": page(
    "<script>a()</script>",
    '<meta name="csp-nonce" content=""><script src="/turbo.js"></script>',
  ),
  "two versions of jQuery": page(
    "",
    '<script src="/jquery-1.12.4.js"></script><script src="/jquery-3.7.1.js"></script>',
  ),
  "an opener, a closer and a pagination in a template": page(
    '<template><button data-yy-open="a">b</button><button data-yy-close>c</button><yy-pagination data-target="d" data-page="1" data-total-pages="2"><a href="/e">f</a></yy-pagination></template>',
  ),
  "a rule of a form by ERB":
    '<label>a <input name="a" data-patterns="minLength:<%= least %>"></label>',
  "paragraphs with words of widgets, in widgets and beside helpers":
    '<p><yy-icon data-name="a" data-label="b"></yy-icon><%= yy_modal name: "a" do %><b>c</b><% end %></p><yy-modal data-name="a" data-label="b"><p>c</p><div>d</div></yy-modal><%= yy_flash do %><p>e</p><div></div><% end %>',
  "a paragraph around a button with blocks":
    '<p><button data-yy-open="a"><yy-icon data-name="a" data-label="b"></yy-icon><div>c</div></button></p>',
  "an opener in a partial": '<button data-yy-open="a">b</button>',
  "markup in comments and scripts":
    '<!-- <yy-icno> --><script>var a = "<yy-icno>";</script><textarea><yy-icno></textarea>',
  "a value with character references":
    '<yy-user-avatar data-user="{&quot;id&quot;: 1, &quot;name&quot;: &quot;Zé&quot;}"></yy-user-avatar>',
};
