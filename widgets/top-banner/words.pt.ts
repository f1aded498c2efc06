import { portuguese } from "@yy/element/config/portuguese";
import { schema } from "./schema";

export const words = portuguese(schema, {
  family: "página",
  summary: "um aviso que quem visita fecha uma vez e não vê mais por um ano, seção por seção.",
  attributes: {
    section:
      "qual aviso é; sem isto, quem diz é o caminho da página: `/`, ou `carteira`, `compras`, `vendidos` ou `a-venda` nele.",
    labelClose: "nome do botão de fechar.",
  },
  events: {
    "yy:banner-closed": "quem visita fechou o aviso; os outros da mesma seção vão junto.",
  },
  parts: { close: "o botão de fechar." },
  children: { "(default)": "o que o aviso diz: texto, um link, uma imagem." },
  states: {
    closed: "quem visita fechou o aviso desta seção: ele não ocupa lugar.",
  },
  tokens: {
    "--yy-color-soft": "fundo.",
    "--yy-color-ink": "texto.",
    "--yy-color-muted": "o x do botão de fechar.",
    "--yy-size-target": "altura e largura do botão de fechar.",
  },
});
