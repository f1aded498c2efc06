// What every widget has, in Portuguese: `data-mount`, `yy:error` and the states of
// attributeText.ts.

export const mountWords =
  "quando o widget começa a funcionar: na hora (`eager`), a 200 px de entrar na tela (`visible`) ou, se ele pode esperar, quando o ponteiro chega perto ou o foco entra (`interaction`).";

export const errorWords =
  "alguma coisa deu errado neste widget. cancelar o evento só impede a linha no console; quem visita vê uma mensagem calma, ou o que o servidor mandou.";

export const stateWords = {
  mounted: "o widget está funcionando.",
  failed: "o widget não pôde funcionar e devolveu o que o servidor tinha mandado.",
} as const;
