import { translations } from "@yy/element/config/translations";
import * as signedOut from "@yy/ui/remote/signedOutTexts";
import { schema } from "./schema";

export const texts = translations(schema, {
  en: {
    ...signedOut.en,
    labelChoose: "change photo",
    hintText: "png, jpeg, webp or gif of up to {max}",
    dropText: "drop the photo here",
    labelSending: "sending {name}",
    labelCancel: "cancel",
    labelRetry: "try again",
    doneText: "photo changed.",
    cancelledText: "sending cancelled.",
    typeText: "send a png, jpeg, webp or gif photo.",
    sizeText: "the photo is too large: at most {max}.",
    emptyText: "this file is empty. choose another.",
    manyText: "choose one photo only.",
    failedText: "the photo could not be sent.",
    signedOutText: "your session has ended. sign in again to change the photo.",
  },
  es: {
    ...signedOut.es,
    labelChoose: "cambiar foto",
    hintText: "png, jpeg, webp o gif de hasta {max}",
    dropText: "suelta la foto aquí",
    labelSending: "enviando {name}",
    labelCancel: "cancelar",
    labelRetry: "intentar de nuevo",
    doneText: "foto cambiada.",
    cancelledText: "envío cancelado.",
    typeText: "envía una foto png, jpeg, webp o gif.",
    sizeText: "la foto es demasiado grande: el máximo es {max}.",
    emptyText: "este archivo está vacío. elige otro.",
    manyText: "elige una sola foto.",
    failedText: "no se pudo enviar la foto.",
    signedOutText: "tu sesión ha terminado. vuelve a entrar para cambiar la foto.",
  },
});
