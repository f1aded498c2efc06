import { translations } from "@yy/element/config/translations";
import { schema } from "./schema";

export const texts = translations(schema, {
  en: { labelLike: "like", labelBundle: "add to bag", labelSold: "sold" },
  es: { labelLike: "me gusta", labelBundle: "añadir a la bolsa", labelSold: "vendido" },
});
