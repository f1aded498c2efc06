import { translations } from "@yy/element/config/translations";
import { schema } from "./schema";

export const texts = translations(schema, {
  en: { label: "video", labelClose: "close" },
  es: { label: "vídeo", labelClose: "cerrar" },
});
