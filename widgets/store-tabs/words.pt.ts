import { portuguese } from "@yy/element/config/portuguese";
import { schema } from "./schema";

export const words = portuguese(schema, {
  family: "pessoas",
  summary:
    "as cinco abas de uma lojinha, com a atual marcada, e um aviso de qual está sendo vista.",
  attributes: {
    nickname: "o apelido de quem vende, sem o `@`.",
    basePath:
      "a página inicial do marketplace, onde começam os endereços das abas; outra quando ele fica em uma pasta.",
    label: "nome da navegação.",
    labelOnSale: "texto da primeira aba.",
    labelSold: "texto de `/vendidos`.",
    labelLiked: "texto de `/yeyezados`.",
    labelFollowers: "texto de `/seguidores`.",
    labelFollowing: "texto de `/seguindo`.",
  },
  events: {
    "yy:store-tab-viewed": "uma das abas está sendo vista; uma vez a cada visita à página.",
  },
  parts: {
    nav: "a navegação.",
    tab: "o link de uma aba.",
    current: "o link da aba que está sendo vista.",
  },
  children: { "(default)": "os mesmos links, para antes do script e para quem está sem ele." },
  tokens: {
    "--yy-color-muted": "texto das outras abas.",
    "--yy-color-ink": "texto da aba atual.",
    "--yy-color-accent": "linha embaixo da aba atual.",
    "--yy-size-target": "altura.",
  },
});
