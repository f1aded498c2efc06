import { translations } from "@yy/element/config/translations";
import { schema } from "./schema";

export const texts = translations(schema, {
  en: { labelRemove: "remove {label}", emptyText: "nothing found" },
  es: { labelRemove: "quitar {label}", emptyText: "no se encontró nada" },
});
