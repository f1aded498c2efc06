// The Portuguese words of `failureSchema`: `import * as failure from …`.

export const attributes = {
  unknownText:
    "mostrado quando o envio pode ter dado certo: nenhuma resposta chegou, ou uma que não diz.",
  forbiddenText: "mostrado quando a pessoa não tem permissão (403).",
  tooLargeText: "mostrado quando o formulário era grande demais (413).",
  expiredText: "mostrado quando o token da página expirou (419, como o Laravel responde).",
  tooManyText: "mostrado depois de envios demais (429), com o tempo em `{wait}`.",
  unavailableText:
    "mostrado enquanto o servidor está sobrecarregado ou em manutenção (503), com `{wait}`.",
  waitText: "fica no lugar de `{wait}` se o servidor não disser quanto, com `Retry-After`.",
  secondsText: "quanto ele disse, em segundos.",
  secondsOneText: "o mesmo, para um segundo.",
  minutesText: "o mesmo, em minutos.",
  hoursText: "o mesmo, em horas.",
} as const;
