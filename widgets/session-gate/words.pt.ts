import { portuguese } from "@yy/element/config/portuguese";
import { schema } from "./schema";

export const words = portuguese(schema, {
  family: "pessoas",
  summary:
    "mostra um pedaço da página só para quem deve ver: quem entrou, quem não entrou, lojas pro, a equipe.",
  attributes: {
    visibleWhen:
      "lista separada por vírgulas de `signed-in`, `signed-out`, `staff`, `pro-seller`, `on-vacation` ou campos do usuário, cada um talvez negado com `!`; todos precisam valer.",
  },
  children: {
    "(default)":
      "o que só essas pessoas veem; fica escondido enquanto não se sabe quem está na página.",
  },
  states: { open: "todas as condições valem, e os filhos aparecem." },
});
