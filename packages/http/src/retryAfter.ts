/**
 * The seconds after which the server says that a request may be sent again, by `Retry-After` as a number or as a date;
 * undefined when it does not say.
 *
 * @param header - its value
 */
export function secondsToWait(header: string | null): number | undefined {
  if (!header?.trim()) return undefined;
  const seconds = Number(header);
  const wait = Number.isNaN(seconds) ? (Date.parse(header) - Date.now()) / 1000 : seconds;
  return Number.isFinite(wait) && wait >= 0 ? wait : undefined;
}
