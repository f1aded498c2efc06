import { translations } from "@yy/element/config/translations";
import { schema } from "./schema";

export const texts = translations(schema, {
  en: {
    notFoundText: "we could not find this zipcode",
    failedText:
      "the address could not be looked up now: fill in the fields, or go through this one again",
    filledText: "address filled in",
    placeholder: "Select",
  },
  es: {
    notFoundText: "no encontramos este código postal",
    failedText:
      "no se pudo buscar la dirección ahora: rellena los campos, o pasa otra vez por este",
    filledText: "dirección completada",
    placeholder: "Selecciona",
  },
});
