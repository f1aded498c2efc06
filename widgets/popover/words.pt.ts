import { portuguese } from "@yy/element/config/portuguese";
import { schema } from "./schema";

export const words = portuguese(schema, {
  family: "página",
  summary:
    "uma explicação ao lado do que ela explica. abre ao apontar e ao chegar com o teclado, ou com um clique, e nunca sai da tela.",
  attributes: {
    trigger:
      "o que abre: apontar para o gatilho e chegar nele com o teclado (`hover`), ou apertar (`click`).",
  },
  children: {
    trigger: "o que abre: um link, um botão ou outra coisa que recebe o foco. obrigatório.",
    content: "o que é mostrado; sem o script, fica embaixo do gatilho. obrigatório.",
  },
  states: { open: "o conteúdo está à mostra." },
  tokens: {
    "--yy-color-raised": "fundo do conteúdo.",
    "--yy-color-ink": "palavras do conteúdo.",
    "--yy-color-line": "borda do conteúdo.",
    "--yy-shadow-overlay": "sombra do conteúdo.",
    "--yy-radius-m": "arredondamento do conteúdo.",
    "--yy-z-overlay": "camada, em navegadores sem a API de popover.",
    "--yy-space-2": "distância entre o gatilho e o conteúdo.",
  },
});
