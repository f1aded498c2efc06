// The Portuguese words of `signedOutSchema`: `import * as signedOut from …`.

export const attributes = {
  signedOutText: "mostrado e anunciado no lugar dessa mensagem quando a sessão terminou.",
  labelLogin: "texto do link para a página de entrar.",
  loginPath:
    "página de entrar; uma resposta que venha dela quer dizer que a sessão terminou. o link leva junto `redirect_to`, o endereço desta página.",
} as const;

export const parts = { login: "o link para a página de entrar." } as const;
