// What a widget with `SignedOutMessage` has in its schema besides the text: `import * as signedOut from …`.

export const attributes = {
  labelLogin: {
    kind: "string",
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
