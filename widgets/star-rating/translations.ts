import { translations } from "@yy/element/config/translations";
import { schema } from "./schema";

export const texts = translations(schema, {
  en: {
    labelStar: "{count} star",
    labelStars: "{count} stars",
    labelReadonly: "{value} of {stars}",
    labelUnnamed: "rating",
  },
  es: {
    labelStar: "{count} estrella",
    labelStars: "{count} estrellas",
    labelReadonly: "{value} de {stars}",
    labelUnnamed: "valoración",
  },
});
