// The texts of `signedOutSchema` in other languages: `import * as signedOut from …`.

export const en = {
  signedOutText: "your session has ended. sign in again to go on.",
  labelLogin: "sign in",
} as const;

export const es = {
  signedOutText: "tu sesión ha terminado. vuelve a entrar para continuar.",
  labelLogin: "entrar",
} as const;
