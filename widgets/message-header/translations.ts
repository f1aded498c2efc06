import { translations } from "@yy/element/config/translations";
import * as signedOut from "@yy/ui/remote/signedOutTexts";
import { schema } from "./schema";

export const texts = translations(schema, {
  en: {
    ...signedOut.en,
    confirm: "delete this message?",
    deletingText: "deleting",
    failedText: "this could not be deleted.",
  },
  es: {
    ...signedOut.es,
    confirm: "¿borrar este mensaje?",
    deletingText: "borrando",
    failedText: "no se pudo borrar.",
  },
});
