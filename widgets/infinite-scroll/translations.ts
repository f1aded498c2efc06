import { translations } from "@yy/element/config/translations";
import * as remote from "@yy/ui/remote/remoteTexts";
import * as signedOut from "@yy/ui/remote/signedOutTexts";
import { schema } from "./schema";

export const texts = translations(schema, {
  en: {
    ...remote.en,
    ...signedOut.en,
    labelMore: "load more",
    addedText: "{count} items loaded",
    addedOneText: "1 item loaded",
  },
  es: {
    ...remote.es,
    ...signedOut.es,
    labelMore: "cargar más",
    addedText: "{count} artículos cargados",
    addedOneText: "1 artículo cargado",
  },
});
