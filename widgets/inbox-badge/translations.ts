import { translations } from "@yy/element/config/translations";
import { schema } from "./schema";

export const texts = translations(schema, {
  en: { label: "unread messages: {count}" },
  es: { label: "mensajes sin leer: {count}" },
});
