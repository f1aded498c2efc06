// Schema entries shared by widgets that show when the session has ended:
// `import * as signedOut from …`.

export const attributes = {
  signedOutText: {
    kind: "string",
    text: true,
    default: "sua sessão terminou. entre de novo para continuar.",
    description: "Shown and spoken instead when the session has ended.",
  },
  labelLogin: {
    kind: "string",
    text: true,
    default: "entrar",
    description: "Text of the link to the sign-in page.",
  },
  loginPath: {
    kind: "url",
    default: "/entrar",
    description:
      "Sign-in page; an answer from there means that the session has ended. The link adds `redirect_to`, the page's own address.",
  },
} as const;

export const parts = { login: "The link to the sign-in page." } as const;
