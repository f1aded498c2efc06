import { portuguese } from "@yy/element/config/portuguese";
import { schema } from "./schema";

export const words = portuguese(schema, {
  family: "pessoas",
  summary: "escreve na página um dado de quem entrou na conta: o nome, a cidade, quantas vendas.",
  attributes: {
    field:
      "campo do usuário, do primeiro nível, mostrado como texto; `avatar` desenha a foto de `avatar_url`.",
    fallback:
      "mostrado quando o campo é nulo, falta ou está vazio, e quando ninguém entrou na conta; sem isto, ficam os filhos do servidor.",
  },
  parts: { value: "o texto.", avatar: "a foto de `avatar`." },
  children: { "(default)": "o que aparece enquanto não se sabe quem visita, e sem o script." },
  tokens: {
    "--yy-avatar-size": "largura e altura da foto; 50px se nada for dito.",
    "--yy-radius-full": "arredondamento da foto.",
    "--yy-color-soft": "fundo da foto enquanto carrega.",
  },
});
