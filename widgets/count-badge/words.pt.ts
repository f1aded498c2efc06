import { portuguese } from "@yy/element/config/portuguese";
import { schema } from "./schema";

export const words = portuguese(schema, {
  family: "caixa de entrada",
  summary: "um número pequeno ao lado de alguma coisa. some quando não há nada para contar.",
  attributes: {
    count: "o número; com `data-source`, o que aparece até o da sessão ser conhecido.",
    max: "o maior número mostrado como é; acima dele aparece `99+`.",
    source:
      "um contador da sessão: `total_unread`, outro `{type}_unread`, ou um número do usuário, como `sold_notifications_count`.",
    label: "o que o leitor de tela lê; `{count}` dá lugar ao número mostrado.",
  },
  parts: { badge: "a pílula com o número." },
  children: {
    "(default)": "o número como o servidor o conhece: aparece até a contagem ser conhecida.",
  },
  states: {
    known: "a contagem é conhecida, e por isso a pílula está desenhada ou escondida.",
    empty: "a contagem é 0 ou menos: a pílula não ocupa lugar.",
  },
  native: {
    count: "um contador de quem está dentro, para o ícone do aplicativo ou uma aba dele.",
    clear: "ninguém mais está dentro, ou é outra pessoa: o aplicativo esquece todas as contagens.",
  },
  tokens: {
    "--yy-color-accent": "fundo.",
    "--yy-color-accent-ink": "número.",
    "--yy-radius-full": "arredondamento.",
  },
});
