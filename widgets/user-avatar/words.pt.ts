import { portuguese } from "@yy/element/config/portuguese";
import { schema } from "./schema";

export const words = portuguese(schema, {
  family: "pessoas",
  summary: "a foto redonda de alguém. sem foto, ou se ela não carregar, ficam as iniciais.",
  attributes: {
    user: "a pessoa; sem isto, ficam os filhos do servidor.",
    size: "largura e altura em px, da caixa e da foto pedida.",
  },
  parts: { photo: "a foto.", initials: "as iniciais, quando não há foto." },
  children: { "(default)": "o que aparece antes do script e sem ele: uma imagem." },
  tokens: {
    "--yy-radius-full": "arredondamento.",
    "--yy-color-soft": "fundo das iniciais, e da foto enquanto carrega.",
    "--yy-color-ink": "as iniciais.",
    "--yy-color-line": "borda das iniciais.",
    "--yy-font-family": "letra das iniciais.",
    "--yy-font-weight-strong": "peso das iniciais.",
  },
});
