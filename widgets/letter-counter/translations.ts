import { translations } from "@yy/element/config/translations";
import { schema } from "./schema";

export const texts = translations(schema, {
  en: {
    limitText: "{count} of {limit} characters",
    limitOneText: "{count} of 1 character",
    countText: "{count} characters",
    countOneText: "1 character",
  },
  es: {
    limitText: "{count} de {limit} caracteres",
    limitOneText: "{count} de 1 carácter",
    countText: "{count} caracteres",
    countOneText: "1 carácter",
  },
});
