import { translations } from "@yy/element/config/translations";
import { schema } from "./schema";

export const texts = translations(schema, {
  en: {
    label: "password strength",
    words: ["at least 6 characters", "weak", "so-so", "safe", "now that is strong"],
  },
  es: {
    label: "seguridad de la contraseña",
    words: ["mínimo 6 caracteres", "floja", "regular", "segura", "ahora sí, muy segura"],
  },
});
