// The Portuguese words of `remoteSchema`: `import * as remote from …`.

export const attributes = {
  allowOrigin:
    "outras origens, além da própria página, que podem responder, separadas por espaços.",
  labelLoading: "mostrado e anunciado enquanto a resposta não chega.",
  failedText: "mostrado e anunciado quando não deu para carregar.",
  labelRetry: "texto do botão ao lado dessa mensagem, que pede de novo.",
} as const;

export const parts = {
  spinner: "o sinal de que algo está carregando, com as palavras dele.",
  failure: "a mensagem depois de uma falha, com o botão dela.",
  retry: "o botão que pede de novo.",
} as const;

export const states = {
  loading: "um pedido está a caminho.",
  error: "o último pedido falhou; o botão pede de novo.",
} as const;

export const tokens = {
  "--yy-color-accent": "o anel do sinal de carregamento.",
  "--yy-color-raised": "fundo do sinal de carregamento e do botão.",
  "--yy-color-line-strong": "borda do botão.",
  "--yy-radius-full": "arredondamento do botão.",
  "--yy-size-target": "altura mínima do botão.",
} as const;
