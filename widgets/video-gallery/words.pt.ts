import { portuguese } from "@yy/element/config/portuguese";
import { schema } from "./schema";

export const words = portuguese(schema, {
  family: "página",
  summary:
    "toca o vídeo da miniatura escolhida, na página ou numa janela. antes disso, nada de fora é carregado.",
  attributes: {
    mode: "onde um vídeo toca: acima das miniaturas (`inline`), ou num diálogo (`modal`).",
    label: "nome do tocador, e título de um vídeo cuja miniatura não tem palavras.",
    embedBase: "de onde vêm os vídeos; o id e `?autoplay=1` são postos no fim.",
    labelClose: "nome do botão de fechar.",
  },
  parts: {
    player: "onde o vídeo toca: uma região acima das miniaturas, ou o conteúdo do diálogo.",
    dialog: "o diálogo, no modo `modal`.",
    video: "a moldura do vídeo.",
    close: "o botão que encerra o vídeo.",
  },
  children: {
    "(default)": "as miniaturas, e o que estiver em volta delas.",
    "[data-video-id]":
      "uma miniatura: um link para a página do vídeo. as palavras e imagens dela dão nome a ele.",
  },
});
