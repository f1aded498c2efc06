import { portuguese } from "@yy/element/config/portuguese";
import { schema } from "./schema";

export const words = portuguese(schema, {
  family: "página",
  summary:
    "uma lista de links e os painéis que ela nomeia viram abas. sem script, os links levam aos painéis, um embaixo do outro.",
  attributes: {
    active: "qual aba começa ativa, contada a partir de 0; um fragmento no endereço vale mais.",
  },
  events: { "yy:tab-changed": "a pessoa chegou a outra aba." },
  children: {
    list: 'as abas: links ou botões, em itens de lista ou não; com `aria-orientation="vertical"` nela, as teclas são para cima e para baixo. uma aba pode levar `data-count`. obrigatório.',
    panel: "os painéis, tantos quantas abas, cada um com um id. obrigatório.",
  },
  tokens: {
    "--yy-color-accent": "a aba ativa e as contagens.",
    "--yy-color-accent-ink": "números nas contagens.",
    "--yy-color-muted": "as outras abas.",
    "--yy-color-line": "a linha embaixo das abas.",
    "--yy-size-target": "altura mínima de uma aba.",
  },
});
