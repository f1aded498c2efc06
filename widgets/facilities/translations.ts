import { translations } from "@yy/element/config/translations";
import * as signedOut from "@yy/ui/remote/signedOutTexts";
import { schema } from "./schema";

export const texts = translations(schema, {
  en: {
    ...signedOut.en,
    labelEnabled: "on",
    labelDisabled: "off",
    emptyText: "no facilities here yet.",
    labelLoading: "loading",
    failedText: "this could not be loaded.",
    labelRetry: "try again",
  },
  es: {
    ...signedOut.es,
    labelEnabled: "activo",
    labelDisabled: "inactivo",
    emptyText: "todavía no hay facilidades por aquí.",
    labelLoading: "cargando",
    failedText: "no se pudo cargar.",
    labelRetry: "intentar de nuevo",
  },
});
