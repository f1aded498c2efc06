import { translations } from "@yy/element/config/translations";
import * as signedOut from "@yy/ui/remote/signedOutTexts";
import { schema } from "./schema";

export const texts = translations(schema, {
  en: {
    ...signedOut.en,
    invalidText: "is not a valid cpf",
    failedText: "the search failed.",
    signedOutText: "your session has ended. sign in again to search.",
    labelLoading: "loading",
    labelRetry: "try again",
    countText: "{count} items in the outpost",
    oneText: "1 item in the outpost",
    emptyText: "no items in the outpost",
  },
  es: {
    ...signedOut.es,
    invalidText: "no es un cpf válido",
    failedText: "no se pudo buscar.",
    signedOutText: "tu sesión ha terminado. vuelve a entrar para buscar.",
    labelLoading: "cargando",
    labelRetry: "intentar de nuevo",
    countText: "{count} prendas en el outpost",
    oneText: "1 prenda en el outpost",
    emptyText: "ninguna prenda en el outpost",
  },
});
