// Schema entries shared by widgets that show why the server did not accept a form: `import * as
// failure from …`.

export const attributes = {
  unknownText: {
    kind: "string",
    text: true,
    default:
      "não sabemos se o envio chegou. o que você escreveu continua aqui: confira se já deu certo antes de enviar outra vez.",
    description:
      "Shown when it may have been carried out: no answer came, or one that does not say so.",
  },
  forbiddenText: {
    kind: "string",
    text: true,
    default:
      "não foi possível enviar: sua conta não pode fazer isso. confira se entrou com a conta certa.",
    description: "Shown when the visitor is not allowed to (403).",
  },
  tooLargeText: {
    kind: "string",
    text: true,
    default:
      "não foi possível enviar: é grande demais. escolha arquivos menores, ou menos de uma vez.",
    description: "Shown when the form was too large (413).",
  },
  expiredText: {
    kind: "string",
    text: true,
    default:
      "não foi possível enviar: esta página expirou. copie o que escreveu e atualize a página.",
    description: "Shown when the page's token has expired (419, as Laravel answers).",
  },
  tooManyText: {
    kind: "string",
    text: true,
    default:
      "foram muitos envios em pouco tempo. o que você escreveu continua aqui: espere {wait} e envie outra vez.",
    description: "Shown after too many submissions (429), with the time in `{wait}`.",
  },
  unavailableText: {
    kind: "string",
    text: true,
    default:
      "o site não consegue responder agora. o que você escreveu continua aqui: espere {wait} e tente de novo.",
    description: "Shown while the server is overloaded or maintained (503), with `{wait}`.",
  },
  waitText: {
    kind: "string",
    text: true,
    default: "um pouco",
    description: "Stands for `{wait}` unless the server says how long, by `Retry-After`.",
  },
  secondsText: {
    kind: "string",
    text: true,
    default: "{count} segundos",
    description: "How long it says, in seconds.",
  },
  secondsOneText: {
    kind: "string",
    text: true,
    default: "1 segundo",
    description: "The same for one second.",
  },
  minutesText: {
    kind: "string",
    text: true,
    default: "{count} minutos",
    description: "The same in minutes.",
  },
  hoursText: {
    kind: "string",
    text: true,
    default: "{count} horas",
    description: "The same in hours.",
  },
} as const;
