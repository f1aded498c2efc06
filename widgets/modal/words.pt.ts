import { portuguese } from "@yy/element/config/portuguese";
import { schema } from "./schema";

export const words = portuguese(schema, {
  family: "página",
  summary: "um diálogo por cima da página, que guarda o lugar de quem estava lendo.",
  attributes: {
    name: 'como os controles o chamam: `data-yy-open="{name}"`, `YY.open("{name}")`.',
    open: "abre, desde o começo ou quando muda; retirado, fecha.",
    label:
      "nome do diálogo para leitores de tela; se nada for dito, o primeiro título dentro dele.",
    labelClose: "nome do botão que fecha.",
    layer:
      "onde fica: acima de tudo (`top`), ou só pelo `z-index` (`page`), abaixo do que a página põe por cima de si enquanto ele está aberto, como um captcha ou a confirmação de um banco.",
  },
  events: {
    "yy:modal-opened": "está aberto, e a animação acabou.",
    "yy:before-modal-close":
      "antes de fechar; cancelar o evento mantém aberto. `reason` diz por quê: `escape`, a tecla; `backdrop`, um toque fora; `control`, um controle da página; `api`, `YY.close` ou `data-open`.",
    "yy:modal-closed": "está fechado, a página está livre e o foco voltou.",
  },
  parts: {
    dialog: "a caixa por cima da página; o fundo dela é `::part(dialog)::backdrop`.",
    content: "dentro da caixa, com o respiro dela: o que rola.",
    close: "o botão que fecha.",
    backdrop: 'por cima da página que fica atrás, com `data-layer="page"`.',
  },
  children: { "(default)": "o que o diálogo mostra; sem o script, fica na própria página." },
  states: {
    opening: "está abrindo.",
    open: "está aberto.",
    closing: "está fechando.",
  },
  native: {
    show: "ele abre, e só tem palavras, links e botões: o aplicativo os mostra numa folha. qualquer outro abre na página.",
    hide: "a página o fecha.",
  },
  tokens: {
    "--yy-modal-size": "largura; 32rem se nada for dito.",
    "--yy-color-raised": "fundo.",
    "--yy-color-backdrop": "por cima da página que fica atrás.",
    "--yy-radius-l": "arredondamento.",
    "--yy-duration-normal": "tempo de abrir e de fechar.",
    "--yy-z-overlay": 'altura por cima da página, com `data-layer="page"`; 1000 se nada for dito.',
  },
});
