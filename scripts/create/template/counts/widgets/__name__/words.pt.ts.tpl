import { portuguese } from "@yy/element/config/portuguese";
import { schema } from "./schema";

export const words = portuguese(schema, {
  family: "__family__",
  summary: "conta quantas vezes o botão foi tocado.",
  attributes: { label: "texto do botão." },
  events: { "yy:__name__-pressed": "o botão foi tocado." },
  parts: { button: "o botão." },
  children: { "(default)": "o que aparece antes do script e sem ele." },
  states: { pressed: "o botão foi tocado pelo menos uma vez." },
  tokens: { "--yy-color-accent": "fundo do botão." },
});
