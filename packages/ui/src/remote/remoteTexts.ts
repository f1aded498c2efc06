// The texts of `remoteSchema` in other languages: `import * as remote from …`.

export const en = {
  labelLoading: "loading",
  failedText: "this could not be loaded.",
  labelRetry: "try again",
} as const;

export const es = {
  labelLoading: "cargando",
  failedText: "no se pudo cargar.",
  labelRetry: "intentar de nuevo",
} as const;
