import { HOUR, MINUTE } from "./units";

const isoWithOffset =
  /^(?<date>\d{4}-\d{2}-\d{2})T(?<time>[01]\d:[0-5]\d|2[0-3]:[0-5]\d)(?::(?<seconds>[0-5]\d)(?:[.,](?<fraction>\d+))?)?(?:Z|(?<sign>[+-])(?<hours>[01]\d|2[0-3]):?(?<minutes>[0-5]\d)?)$/;
const epochMs = /^\d{1,16}$/;
const maxEpochMs = 8.64e15;

/**
 * Reads an instant, in epoch ms, from ISO 8601 with an offset or `Z` ("2026-03-01T12:00:00-03:00"),
 * or from epoch ms in digits; spaces around it are ignored. Undefined for any other text, such as a
 * time without an offset or a day that the month does not have.
 */
export function parseInstant(text: string): number | undefined {
  const trimmed = text.trim();
  if (epochMs.test(trimmed)) return withinRange(Number(trimmed));
  const parts = isoWithOffset.exec(trimmed)?.groups;
  if (!parts) return undefined;
  const { date = "", time = "", seconds = "00", fraction = "" } = parts;
  const milliseconds = fraction.slice(0, 3).padEnd(3, "0");
  const asUtc = Date.parse(`${date}T${time}:${seconds}.${milliseconds}Z`);
  if (!isRealDay(date, asUtc)) return undefined;
  return asUtc - offset(parts.sign, parts.hours, parts.minutes);
}

/** `Date.parse` may read 30 February as 2 March. */
function isRealDay(date: string, asUtc: number): boolean {
  return !Number.isNaN(asUtc) && new Date(asUtc).toISOString().startsWith(date);
}

function offset(sign: string | undefined, hours = "00", minutes = "00"): number {
  const size = Number(hours) * HOUR + Number(minutes) * MINUTE;
  return sign === "-" ? -size : size;
}

function withinRange(instant: number): number | undefined {
  return instant <= maxEpochMs ? instant : undefined;
}
