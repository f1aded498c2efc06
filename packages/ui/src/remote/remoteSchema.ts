// Schema entries shared by all widgets that load HTML: `import * as remote from …`.

export const attributes = {
  allowOrigin: {
    kind: "string",
    description: "Origins besides the page's own that may answer, separated by spaces.",
  },
  labelLoading: {
    kind: "string",
    text: true,
    default: "carregando",
    description: "Shown and spoken while the answer is on its way.",
  },
  failedText: {
    kind: "string",
    text: true,
    default: "não deu para carregar.",
    description: "Shown and spoken when it could not be had.",
  },
  labelRetry: {
    kind: "string",
    text: true,
    default: "tentar de novo",
    description: "Text of the button beside that.",
  },
} as const;

export const parts = {
  spinner: "The sign that something is loading, and its words.",
  failure: "The message after a failure, with its button.",
  retry: "The button that asks again.",
} as const;

export const states = {
  loading: "A request is on its way.",
  error: "The last request failed; the button asks again.",
} as const;

export const tokens = {
  "--yy-color-accent": "The ring of the spinner.",
  "--yy-color-raised": "What is behind the spinner, and the button's face.",
  "--yy-color-line-strong": "Edge of the button.",
  "--yy-radius-full": "Rounding of the button.",
  "--yy-size-target": "Least height of the button.",
} as const;
