import { translations } from "@yy/element/config/translations";
import * as signedOut from "@yy/ui/remote/signedOutTexts";
import { schema } from "./schema";

export const texts = translations(schema, {
  en: {
#if optimistic
    label: "save",
    labelChosen: "saved",
    failedText: "this could not be saved. try again.",
#else
    label: "send",
    labelSent: "sent",
    failedText: "this could not be sent. try again.",
#end
    ...signedOut.en,
  },
  es: {
#if optimistic
    label: "guardar",
    labelChosen: "guardado",
    failedText: "no se pudo guardar. inténtalo de nuevo.",
#else
    label: "enviar",
    labelSent: "enviado",
    failedText: "no se pudo enviar. inténtalo de nuevo.",
#end
    ...signedOut.es,
  },
});
