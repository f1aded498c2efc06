import { translations } from "@yy/element/config/translations";
import { schema } from "./schema";

export const texts = translations(schema, {
  en: { label: "press" },
  es: { label: "tocar" },
});
