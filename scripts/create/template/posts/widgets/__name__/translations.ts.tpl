import { translations } from "@yy/element/config/translations";
import * as signedOut from "@yy/ui/remote/signedOutTexts";
import { schema } from "./schema";

export const texts = translations(schema, {
  en: {
    label: "send",
    labelSent: "sent",
    failedText: "this could not be sent. try again.",
    ...signedOut.en,
  },
  es: {
    label: "enviar",
    labelSent: "enviado",
    failedText: "no se pudo enviar. inténtalo de nuevo.",
    ...signedOut.es,
  },
});
