import { translations } from "@yy/element/config/translations";
import * as remote from "@yy/ui/remote/remoteTexts";
import * as signedOut from "@yy/ui/remote/signedOutTexts";
import { schema } from "./schema";

export const texts = translations(schema, {
  en: {
    ...remote.en,
    ...signedOut.en,
    label: "pagination",
    labelPrevious: "previous",
    labelNext: "next",
    positionText: "page {page} of {total}",
  },
  es: {
    ...remote.es,
    ...signedOut.es,
    label: "paginación",
    labelPrevious: "anterior",
    labelNext: "siguiente",
    positionText: "página {page} de {total}",
  },
});
