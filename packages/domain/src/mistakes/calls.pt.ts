import type { Mistakes } from "./Mistake";

export const callMistakes = {
  "YY-701": {
    title: "uma opção errada de YY.observe",
    means: "a promessa é rejeitada, e nada é medido.",
    wrong: 'YY.observe({ sample: 10, send: "/yy/reports" });',
    right: 'YY.observe({ sample: 0.1, send: "/yy/reports" });',
    why: "`sample` é uma parte, de 0 a 1; `send` é um endereço desta origem, de uma permitida, ou uma função.",
    language: "js",
    judged: false,
  },
  "YY-702": {
    title: "uma opção errada de YY.context",
    means: "a promessa é rejeitada, e o id de quem entrou não vai a lugar nenhum.",
    wrong: 'YY.context({ sentry: "https://chave@sentry.example/1" });',
    right: `import * as Sentry from "@sentry/browser";
YY.context({ sentry: Sentry });`,
    why: "cada opção é a biblioteca inteira, ou uma função.",
    language: "js",
    judged: false,
  },
} as const satisfies Mistakes;
