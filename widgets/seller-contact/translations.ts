import { translations } from "@yy/element/config/translations";
import { schema } from "./schema";

export const texts = translations(schema, {
  en: { labelUnnamed: "talk to the shop" },
  es: { labelUnnamed: "hablar con la tienda" },
});
