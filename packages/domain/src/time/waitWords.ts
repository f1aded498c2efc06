import { pluralize } from "../format/pluralize";

/** How long to wait: "30 segundos", "2 minutos" or "3 horas", rounded up so that it is not too short. */
export function waitWords(seconds: number): string {
  if (seconds <= 90) return pluralize(Math.max(1, Math.ceil(seconds)), "segundo", "segundos");
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 90) return pluralize(minutes, "minuto", "minutos");
  return pluralize(Math.ceil(minutes / 60), "hora", "horas");
}
