import { translations } from "@yy/element/config/translations";
import { schema } from "./schema";

export const texts = translations(schema, {
  en: {
    label: "highlights",
    labelPrevious: "previous",
    labelNext: "next",
    labelPause: "pause",
    labelPlay: "play",
    labelRegion: "carousel",
    labelSlide: "slide",
    positionText: "{index} of {total}",
  },
  es: {
    label: "destacados",
    labelPrevious: "anterior",
    labelNext: "siguiente",
    labelPause: "pausar",
    labelPlay: "reproducir",
    labelRegion: "carrusel",
    labelSlide: "diapositiva",
    positionText: "{index} de {total}",
  },
});
