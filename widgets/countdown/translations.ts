import { translations } from "@yy/element/config/translations";
import { schema } from "./schema";

export const texts = translations(schema, {
  en: {
    daysText: "{count} days",
    daysOneText: "1 day",
    hoursText: "{count} hours",
    hoursOneText: "1 hour",
    dayLeftText: "1 day left",
    hourLeftText: "1 hour left",
    minutesLeftText: "10 minutes left",
    minuteLeftText: "1 minute left",
    endedText: "time is up",
  },
  es: {
    daysText: "{count} días",
    daysOneText: "1 día",
    hoursText: "{count} horas",
    hoursOneText: "1 hora",
    dayLeftText: "falta 1 día",
    hourLeftText: "falta 1 hora",
    minutesLeftText: "faltan 10 minutos",
    minuteLeftText: "falta 1 minuto",
    endedText: "se acabó el tiempo",
  },
});
