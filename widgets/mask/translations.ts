import { translations } from "@yy/element/config/translations";
import { schema } from "./schema";

export const texts = translations(schema, {
  en: { expiryPlaceholder: "mm/yy" },
  es: { expiryPlaceholder: "mm/aa" },
});
