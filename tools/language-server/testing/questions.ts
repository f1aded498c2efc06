/** A request of an editor at the cursor, which is `|` in the text. */
export interface Question {
  readonly what: string;
  readonly file: string;
  readonly languageId: string;
  readonly text: string;
}

export interface CompletionQuestion extends Question {
  /** The first suggestions, or all of them when `isAll`. */
  readonly offered: readonly string[];
  readonly isAll?: true;
  /** The text after the first suggestion was accepted, with the tab stops of a snippet. */
  readonly taken?: string;
}

export interface HoverQuestion extends Question {
  /** The text of the hover, in Markdown. */
  readonly said: string;
  /** The word that the hover is about. */
  readonly about: string;
}

const erb = { file: "app/views/products/show.html.erb", languageId: "erb" };
const html = { file: "public/sobre.html", languageId: "html" };
const blade = { file: "resources/views/product.blade.php", languageId: "blade" };
const django = { file: "templates/product.html", languageId: "django-html" };

export const completionQuestions: readonly CompletionQuestion[] = [
  {
    what: "a tag, half typed before the rest of the page",
    ...erb,
    text: "<div>João 🎉 <yy-countd|\r\n  <%= render @seller %>\r\n</div>",
    offered: ["yy-countdown"],
    isAll: true,
    taken:
      '<div>João 🎉 <yy-countdown data-ends-at="$1">$0</yy-countdown>\r\n  <%= render @seller %>\r\n</div>',
  },
  {
    what: "the name alone of a tag that is ended",
    ...erb,
    text: "<p><yy-follow-b|></yy-follow-b></p>",
    offered: ["yy-follow-button"],
    isAll: true,
    taken: "<p><yy-follow-button></yy-follow-b></p>",
  },
  {
    what: "attributes that the tag does not have yet, the required ones first",
    ...erb,
    text: '<yy-follow-button data-user-id="<%= seller.id %>" data-follow-path="/f" |>seguir</yy-follow-button>',
    offered: ["data-login-path", "data-unfollow-path", "data-following"],
    taken:
      '<yy-follow-button data-user-id="<%= seller.id %>" data-follow-path="/f" data-login-path="$1">seguir</yy-follow-button>',
  },
  {
    what: "an attribute whose value stands there",
    ...html,
    text: '<yy-icon data-n|="heart"></yy-icon>',
    offered: ["data-name"],
    isAll: true,
    taken: '<yy-icon data-name="heart"></yy-icon>',
  },
  {
    what: "the words of a choice",
    ...html,
    text: '<yy-mask data-mask="c|"><input></yy-mask>',
    offered: ["card-code", "card-expiry", "card-number", "cpf"],
    isAll: true,
    taken: '<yy-mask data-mask="card-code"><input></yy-mask>',
  },
  {
    what: "true and false, in a tag that is not ended",
    ...html,
    text: '<yy-follow-button data-following="|\n<p>depois</p>',
    offered: ["false", "true"],
    isAll: true,
  },
  {
    what: "the children that a widget knows",
    ...html,
    text: '<yy-zipcode-autofill data-path="/cep">\n  <input data-part="|\n</yy-zipcode-autofill>',
    offered: ["city", "complement"],
  },
  {
    what: "a child of a widget",
    ...html,
    text: '<yy-zipcode-autofill data-path="/cep">\n  <input|\n</yy-zipcode-autofill>',
    offered: ['input data-part="zipcode"'],
    isAll: true,
    taken:
      '<yy-zipcode-autofill data-path="/cep">\n  <input data-part="zipcode">\n</yy-zipcode-autofill>',
  },
  {
    what: "a component of Laravel",
    ...blade,
    text: "<div>\n  <x-yy-ico|\n</div>",
    offered: ["x-yy-icon"],
    isAll: true,
    taken: '<div>\n  <x-yy-icon name="$1">$0</x-yy-icon>\n</div>',
  },
  {
    what: "the parts of a widget, on its children",
    ...erb,
    text: '<yy-tabs><% if a %><section data-part="|"></section><% end %></yy-tabs>',
    offered: ["list", "panel"],
    isAll: true,
    taken: '<yy-tabs><% if a %><section data-part="list"></section><% end %></yy-tabs>',
  },
  {
    what: "the dialogs of the file",
    ...html,
    text: '<button data-yy-open="|">medidas</button><yy-modal data-name="tamanhos"></yy-modal>',
    offered: ["tamanhos"],
    isAll: true,
    taken:
      '<button data-yy-open="tamanhos">medidas</button><yy-modal data-name="tamanhos"></yy-modal>',
  },
  {
    what: "what any element may have",
    ...html,
    text: "<button | >medidas</button>",
    offered: ["data-yy-close", "data-yy-next", "data-yy-open"],
    isAll: true,
  },
  {
    what: "a closing tag",
    ...html,
    text: "<yy-tabs><p>a</p></yy-|",
    offered: ["yy-tabs"],
    isAll: true,
    taken: "<yy-tabs><p>a</p></yy-tabs",
  },
  {
    what: "a bound attribute of a component",
    ...blade,
    text: "@if ($seller)\n<x-yy-icon :|\n@endif",
    offered: [":name", ":label", ":mount"],
    taken: '@if ($seller)\n<x-yy-icon :name="$1"\n@endif',
  },
  {
    what: "a widget in Django",
    ...django,
    text: "<p>{% yy | %}</p>",
    offered: ['"accordion"'],
    taken: '<p>{% yy "accordion" %}</p>',
  },
  {
    what: "a widget in Django, when nothing but {% is there",
    ...django,
    text: "<p>{% |</p>",
    offered: ['yy "accordion"'],
    taken: '<p>{% yy "accordion" %\\}$0{% endyy %\\}</p>',
  },
  {
    what: "an argument in Django",
    ...django,
    text: '{% yy "follow-button" user_id=seller.id | %}seguir{% endyy %}',
    offered: ["follow_path", "login_path", "unfollow_path", "following"],
    taken: '{% yy "follow-button" user_id=seller.id follow_path=$1 %}seguir{% endyy %}',
  },
  {
    what: "the words of a choice in Django",
    ...django,
    text: "{% yy 'mask' mask=| %}{% endyy %}",
    offered: ['"card-code"', '"card-expiry"'],
    taken: "{% yy 'mask' mask=\"card-code\" %}{% endyy %}",
  },
  ...(
    [
      ["text", html, "<p>yy-|</p>"],
      ["code of ERB", erb, '<%= yy_icon "|" %>'],
      ["code that is not ended", erb, "<p><%= yy-| \n</p>"],
      ["a comment", html, "<!-- <yy-| -->"],
      ["a script", html, '<script>a = "<yy-|"</script>'],
      ["code of Django", django, '{{ "<yy-|" }}'],
    ] as const
  ).map(([what, kind, text]) => ({
    what: `nothing in ${what}`,
    ...kind,
    text,
    offered: [],
    isAll: true as const,
  })),
];

const guide = (name: string) => `\n\n[yy-${name} no guia](https://guia.example/widgets/${name})`;

export const hoverQuestions: readonly HoverQuestion[] = [
  {
    what: "a tag",
    ...erb,
    text: '<p>ação 🎉 <yy-ic|on data-name="<%= icon %>"></yy-icon></p>',
    about: "yy-icon",
    said: `\`<yy-icon>\`: um desenho pequeno da nossa folha de ícones. ela é buscada uma vez só, na cor e no tamanho do texto em volta.\n\nobrigatório: \`data-name\`${guide("icon")}`,
  },
  {
    what: "an attribute",
    ...erb,
    text: '<yy-follow-button data-fol|lowing="<%= followed %>">',
    about: "data-following",
    said: `\`data-following\`: \`true\` ou \`false\`, padrão \`false\`\n\ndiz se quem visita já segue esta pessoa.${guide("follow-button")}`,
  },
  {
    what: "when a widget begins to work",
    ...html,
    text: '<yy-follow-button data-mount="vis|ible">',
    about: "visible",
    said: `\`data-mount\`: \`eager\` ou \`visible\` ou \`interaction\`, padrão \`visible\`\n\nquando o widget começa a funcionar: na hora (\`eager\`), a 200 px de entrar na tela (\`visible\`) ou, se ele pode esperar, quando o ponteiro chega perto ou o foco entra (\`interaction\`).${guide("follow-button")}`,
  },
  {
    what: "a part",
    ...html,
    text: '<yy-zipcode-autofill data-path="/cep"><input data-part="zip|code"></yy-zipcode-autofill>',
    about: "zipcode",
    said: `\`zipcode\`: parte de \`yy-zipcode-autofill\`, obrigatória, num \`input\`\n\n`,
  },
  {
    what: "a control of a dialog",
    ...html,
    text: '<button data-yy-|open="tamanhos">',
    about: "data-yy-open",
    said: `\`data-yy-open\`: abre o diálogo desse nome.${guide("modal")}`,
  },
  {
    what: "an attribute of a component",
    ...blade,
    text: '<x-yy-follow-button :user-|id="$seller">',
    about: ":user-id",
    said: `\`user-id\`: texto, obrigatório\n\nid de quem vai ser seguido.${guide("follow-button")}`,
  },
  {
    what: "a widget in Django",
    ...django,
    text: '{% yy "follow-|button" user_id=seller %}',
    about: "follow-button",
    said: '`{% yy "follow-button" %}`: segue uma lojinha na hora do toque',
  },
];
