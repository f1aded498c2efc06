import { translations } from "@yy/element/config/translations";
import { schema } from "./schema";

export const texts = translations(schema, {
  en: { text: "this shop is on vacation" },
  es: { text: "esta tienda está de vacaciones" },
});
