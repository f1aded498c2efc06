// The texts of `failureSchema` in other languages: `import * as failure from …`.

export const en = {
  unknownText:
    "we do not know whether this has arrived. what you wrote is still here: see whether it is done before you send it once more.",
  forbiddenText:
    "this could not be sent: your account may not do this. see whether you are signed in with the right one.",
  tooLargeText:
    "this could not be sent: it is too large. choose smaller files, or fewer at a time.",
  expiredText:
    "this could not be sent: this page has expired. copy what you wrote and reload the page.",
  tooManyText:
    "too much was sent in a short time. what you wrote is still here: wait {wait} and send it then.",
  unavailableText:
    "the site cannot answer now. what you wrote is still here: wait {wait} and try again.",
  waitText: "a little",
  secondsText: "{count} seconds",
  secondsOneText: "1 second",
  minutesText: "{count} minutes",
  hoursText: "{count} hours",
} as const;

export const es = {
  unknownText:
    "no sabemos si el envío llegó. lo que escribiste sigue aquí: mira si ya está hecho antes de enviarlo otra vez.",
  forbiddenText:
    "no se pudo enviar: tu cuenta no puede hacer esto. mira si entraste con la cuenta correcta.",
  tooLargeText:
    "no se pudo enviar: es demasiado grande. elige archivos más pequeños, o menos a la vez.",
  expiredText:
    "no se pudo enviar: esta página expiró. copia lo que escribiste y actualiza la página.",
  tooManyText:
    "fueron demasiados envíos en poco tiempo. lo que escribiste sigue aquí: espera {wait} y envíalo otra vez.",
  unavailableText:
    "el sitio no puede responder ahora. lo que escribiste sigue aquí: espera {wait} e inténtalo de nuevo.",
  waitText: "un poco",
  secondsText: "{count} segundos",
  secondsOneText: "1 segundo",
  minutesText: "{count} minutos",
  hoursText: "{count} horas",
} as const;
