import { translations } from "@yy/element/config/translations";
import * as remote from "@yy/ui/remote/remoteTexts";
import * as signedOut from "@yy/ui/remote/signedOutTexts";
import { schema } from "./schema";

export const texts = translations(schema, {
  en: { ...remote.en, ...signedOut.en },
  es: { ...remote.es, ...signedOut.es },
});
