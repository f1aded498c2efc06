import { translations } from "@yy/element/config/translations";
import * as signedOut from "@yy/ui/remote/signedOutTexts";
import * as failure from "@yy/ui/sending/failureTexts";
import { schema } from "./schema";

export const texts = translations(schema, {
  en: {
    ...signedOut.en,
    ...failure.en,
    thanksText: "thank you for your rating!",
    failedText: "the rating could not be sent.",
    signedOutText: "your session has ended. sign in again to rate.",
    labelRetry: "try again",
  },
  es: {
    ...signedOut.es,
    ...failure.es,
    thanksText: "¡gracias por tu valoración!",
    failedText: "no se pudo enviar la valoración.",
    signedOutText: "tu sesión ha terminado. vuelve a entrar para valorar.",
    labelRetry: "intentar de nuevo",
  },
});
