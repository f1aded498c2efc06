import { portuguese } from "@yy/element/config/portuguese";
import { schema } from "./schema";

export const words = portuguese(schema, {
  family: "página",
  summary: "fica à vista enquanto o trecho dela passa, e para antes do fim.",
  attributes: {
    top: "distância do topo da janela enquanto está presa; em px.",
    bottom: "espaço que fica livre entre a etiqueta e o fim do trecho dela; em px.",
  },
  children: { "(default)": "o que fica preso à vista." },
  states: { pinned: "está parada enquanto o trecho dela passa." },
  tokens: { "--yy-z-sticky": "por cima de quê ela fica." },
});
