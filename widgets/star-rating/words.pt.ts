import { portuguese } from "@yy/element/config/portuguese";
import { schema } from "./schema";

export const words = portuguese(schema, {
  family: "compras",
  summary: "dá uma nota em estrelas, guardada em um campo da própria página.",
  attributes: {
    stars: "quantas estrelas há; a nota vai de 0 até este número.",
    readonly: "só mostra o valor do campo, frações também.",
    label: "nome do grupo de estrelas; sem isto, o rótulo do campo.",
    labelStar: "nome de uma estrela só.",
    labelStars: "nome de mais estrelas.",
    labelReadonly: "texto de uma nota só mostrada; `{stars}` é, por exemplo, “5 estrelas”.",
    labelUnnamed: "nome do grupo, quando o campo não tem rótulo nem placeholder.",
  },
  events: { "yy:rating-changed": "a pessoa escolheu outra nota, ou a apagou (0)." },
  parts: { stars: "a linha de estrelas.", star: "uma estrela, com o espaço em volta dela." },
  children: {
    "(default)": "o `<input>` (number, text ou hidden) que guarda e envia a nota, e o rótulo dele.",
  },
  tokens: {
    "--yy-color-accent": "estrelas cheias.",
    "--yy-color-line-strong": "contorno das estrelas vazias.",
    "--yy-color-danger": "contorno enquanto o campo não é aceito.",
    "--yy-rating-size":
      "lado da caixa de uma estrela: o tamanho do alvo; 24 px para uma nota só mostrada.",
  },
});
