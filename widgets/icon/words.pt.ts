import { portuguese } from "@yy/element/config/portuguese";
import { schema } from "./schema";

export const words = portuguese(schema, {
  family: "página",
  summary:
    "um desenho pequeno da nossa folha de ícones. ela é buscada uma vez só, na cor e no tamanho do texto em volta.",
  attributes: {
    name: "o id do símbolo na folha, com ou sem `icon-`.",
    label: "o que o ícone diz a um leitor de tela; sem isto, ele é só enfeite.",
  },
  parts: { icon: "o desenho." },
  children: {
    "(default)":
      "o que aparece até a folha chegar, e no lugar dela se não chegar: um desenho ou uma palavra do servidor.",
  },
  tokens: { "--yy-icon-size": "largura e altura; 1.5em se nada for dito." },
});
