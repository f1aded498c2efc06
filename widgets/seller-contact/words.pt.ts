import { portuguese } from "@yy/element/config/portuguese";
import { schema } from "./schema";

export const words = portuguese(schema, {
  family: "pessoas",
  summary:
    "leva a uma conversa com quem vende, pelo whatsapp quando há um número e pelo chat quando não há.",
  attributes: {
    chatHref: "o chat com quem vende, para quem não tem número.",
    whatsappNumber:
      "o número de quem vende, com o código do país, escrito de qualquer jeito; de 8 a 15 dígitos. em branco é nenhum.",
    welcomeMessage: "o que a pessoa encontra já escrito no whatsapp.",
    label: "texto do link; sem isto, o dos filhos; sem eles, `data-label-unnamed`.",
    labelUnnamed: "texto do link quando nem `data-label` nem os filhos dizem um.",
  },
  parts: { link: "o link." },
  children: {
    "(default)":
      "um link para o chat, que aparece antes do script; o texto dele dá nome ao que é desenhado.",
  },
  states: { whatsapp: "o link leva ao whatsapp." },
  tokens: {
    "--yy-color-accent": "borda e texto.",
    "--yy-color-soft": "fundo sob o ponteiro.",
    "--yy-radius-full": "arredondamento.",
    "--yy-size-target": "altura mínima.",
  },
});
