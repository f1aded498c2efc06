import { translations } from "@yy/element/config/translations";
import * as signedOut from "@yy/ui/remote/signedOutTexts";
import { schema } from "./schema";

export const texts = translations(schema, {
  en: {
    ...signedOut.en,
    failedText: "this could not be changed. try again.",
    signedOutText: "your session has ended. sign in again to change this.",
  },
  es: {
    ...signedOut.es,
    failedText: "no se pudo cambiar. inténtalo de nuevo.",
    signedOutText: "tu sesión ha terminado. vuelve a entrar para cambiar esto.",
  },
});
