import { portuguese } from "@yy/element/config/portuguese";
import { schema } from "./schema";

export const words = portuguese(schema, {
  family: "página",
  summary:
    "uma resposta aberta de cada vez. são os details do próprio navegador, que abrem e fecham mesmo sem script.",
  attributes: {},
  children: {
    "<details>":
      "os painéis, filhos diretos, cada um com seu `<summary>`, que pode conter um título; os que chegarem depois também contam.",
    "(default)": "qualquer outra coisa entre eles fica como está.",
  },
  tokens: {
    "--yy-color-line": "linhas entre os painéis.",
    "--yy-color-ink": "palavras e seta do summary.",
    "--yy-color-soft": "fundo do summary sob o ponteiro.",
    "--yy-space-4": "respiro em volta das palavras e do conteúdo.",
    "--yy-size-target": "altura mínima do summary.",
  },
});
