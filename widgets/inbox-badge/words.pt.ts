import { portuguese } from "@yy/element/config/portuguese";
import { schema } from "./schema";

export const words = portuguese(schema, {
  family: "caixa de entrada",
  summary:
    "mostra quantas mensagens esperam por você e pergunta de novo de tempos em tempos, sem cansar o servidor.",
  attributes: {
    countKey: "o contador mostrado: `total_unread` ou outro `{type}_unread`.",
    href: "a caixa de entrada; o aviso vira um link para ela, a não ser que os filhos já tenham um.",
    pollInterval: "milissegundos entre duas perguntas ao servidor; com 0 ele não pergunta de novo.",
    timeInterval: "segundos, enviados como `time_interval`.",
    titlePrefix:
      "diz se o título da página conta as mensagens novas enquanto a aba não está à vista.",
    faviconNew: "ícone da página enquanto há mensagens novas e a aba não está à vista.",
    label: "o que o leitor de tela lê; `{count}` dá lugar ao número mostrado.",
  },
  events: { "yy:inbox-updated": "os contadores da sessão mudaram." },
  parts: {
    badge: "a pílula com o número.",
    link: "o link, quando há `data-href` e os filhos não têm nenhum.",
  },
  children: {
    "(default)":
      "aquilo em que o aviso se apoia: um link para a caixa de entrada, que fica, ou um ícone ou uma palavra.",
    count: "o número como o servidor o conhece, `data-part=count`; dá lugar à pílula.",
  },
  states: { known: "os contadores são conhecidos." },
  native: {
    count: "um contador de quem está dentro, para o ícone do aplicativo ou uma aba dele.",
    clear: "ninguém mais está dentro, ou é outra pessoa: o aplicativo esquece todas as contagens.",
  },
  tokens: {
    "--yy-color-accent": "fundo.",
    "--yy-color-accent-ink": "número.",
    "--yy-radius-full": "arredondamento.",
    "--yy-size-target": "altura e largura mínimas do link desenhado.",
  },
});
