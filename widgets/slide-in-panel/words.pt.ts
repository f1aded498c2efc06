import { portuguese } from "@yy/element/config/portuguese";
import { schema } from "./schema";

export const words = portuguese(schema, {
  family: "página",
  summary:
    "uma página por cima da página. o botão voltar fecha, e o endereço pode ser mandado para alguém.",
  attributes: {
    name: 'como os controles o chamam, `data-yy-open="{name}"`, e o fragmento dele no endereço.',
    label: "título, e nome para leitores de tela.",
    labelClose: "nome do botão que fecha.",
    layer:
      "onde fica: acima de tudo (`top`), ou só pelo `z-index` (`page`), abaixo do que a página põe por cima de si enquanto ele está aberto, como um captcha ou a confirmação de um banco.",
  },
  events: {
    "yy:panel-opened": "está aberto, e a animação acabou.",
    "yy:panel-closed":
      "está fechado, a página está livre e o foco voltou. `reason` diz por quê: `escape`, a tecla; `control`, um controle da página; `back`, o voltar do navegador; `api`, `YY.close`.",
  },
  parts: {
    dialog: "a tela inteira.",
    header: "título e botão, acima do que rola.",
    title: "o título.",
    close: "o botão que fecha.",
    content: "o que rola.",
  },
  children: { "(default)": "o que o painel mostra; sem o script, fica na própria página." },
  states: {
    opening: "está abrindo.",
    open: "está aberto, até ser fechado de novo.",
    closing: "está fechando.",
  },
  native: {
    show: "ele está aberto na página: o aplicativo mostra o título e o botão de fechar numa barra dele.",
    hide: "o painel fecha.",
  },
  tokens: {
    "--yy-panel-size": "largura do título e do conteúdo; 44rem se nada for dito.",
    "--yy-color-surface": "fundo.",
    "--yy-color-line": "linha embaixo do título.",
    "--yy-duration-slow": "tempo de deslizar.",
    "--yy-z-overlay": 'altura por cima da página, com `data-layer="page"`; 1000 se nada for dito.',
  },
});
