import { portuguese } from "@yy/element/config/portuguese";
import { schema } from "./schema";

export const words = portuguese(schema, {
  family: "página",
  summary:
    "mostra um destaque por vez e dá a volta: com o dedo, com os botões, com as setas ou sozinho.",
  attributes: {
    label: "o que são os destaques, para leitores de tela.",
    autoplay: "avança a cada 5 s até a pessoa assumir o controle; nunca com movimento reduzido.",
    indicator: "mostra “1/3”.",
    labelPrevious: "nome do botão de voltar.",
    labelNext: "nome do botão de avançar.",
    labelPause: "nome do botão de pausar.",
    labelPlay: "nome do mesmo botão quando os destaques estão parados.",
    labelRegion: "o que o conjunto é, dito depois do nome dele.",
    labelSlide: "o que cada destaque é, para leitores de tela.",
    positionText: "lugar de um destaque, para leitores de tela.",
  },
  events: {
    "yy:slide-changed": "outro destaque está na tela: foi escolhido, ou o anterior foi retirado.",
  },
  parts: {
    region: "o carrossel inteiro.",
    viewport: "a janela por onde os destaques passam.",
    controls: "a linha de controles embaixo dos destaques; com um destaque só, não há controles.",
    previous: "o botão de voltar.",
    next: "o botão de avançar.",
    pause: "o botão que para e recomeça o avanço sozinho.",
    indicator: "o “1/3”.",
  },
  children: {
    "(default)":
      "os destaques, um elemento cada, também os que chegarem depois. `data-href` em um deles: para onde um toque leva. `img[data-src]` em um deles: carregada quando ele ou um vizinho aparece.",
  },
  states: {
    playing: "os destaques avançam sozinhos; não enquanto algo os faz esperar.",
  },
  tokens: {
    "--yy-color-raised": "fundo dos botões.",
    "--yy-color-ink": "setas e contagem.",
    "--yy-color-line-strong": "borda dos botões.",
    "--yy-size-target": "tamanho dos botões.",
  },
});
