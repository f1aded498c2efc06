import { translations } from "@yy/element/config/translations";
import { schema } from "./schema";

export const texts = translations(schema, {
  en: {
    label: "use my location",
    labelLoading: "loading",
    foundText: "location found",
    refusedText: "your location could not be used",
    failedText: "your location could not be saved",
  },
  es: {
    label: "usar mi ubicación",
    labelLoading: "cargando",
    foundText: "ubicación encontrada",
    refusedText: "no se pudo usar tu ubicación",
    failedText: "no se pudo guardar tu ubicación",
  },
});
