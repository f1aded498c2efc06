import type { Mistakes } from "./Mistake";

export const helperMistakes = {
  "YY-801": {
    title: "um argumento que o helper não tem",
    means:
      "o argumento não é do widget nem um atributo de html, e não é escrito. a mensagem diz o que se parece.",
    wrong: '<%= yy_icon nmae: "heart" %>',
    right: '<%= yy_icon name: "heart" %>',
    why: "um atributo que ninguém lê passaria calado para a página.",
    language: "erb",
    judged: false,
  },
  "YY-810": {
    title: "um widget que não existe",
    means: "o nome não é o de nenhum widget.",
    wrong: 'YyWidgets.schema.widget("folow_button")',
    right: 'YyWidgets.schema.widget("follow_button")',
    why: "a mensagem diz o que se parece.",
    language: "ruby",
    judged: false,
  },
} as const satisfies Mistakes;
