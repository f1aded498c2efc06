import { translations } from "@yy/element/config/translations";
import { schema } from "./schema";

export const texts = translations(schema, {
  en: {
    placeholder: "Select",
    errorText: "the cities could not be loaded",
    labelRetry: "try again",
  },
  es: {
    placeholder: "Selecciona",
    errorText: "no se pudieron cargar las ciudades",
    labelRetry: "intentar de nuevo",
  },
});
