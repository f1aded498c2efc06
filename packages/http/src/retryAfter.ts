/**
 * The seconds after which the server says that a request may be sent again, by `Retry-After` as a
 * number or as a date; undefined when it does not say. A date counts from the server's clock, which
 * `Date` tells: the visitor's may be wrong.
 *
 * @param headers - of the answer
 */
export function secondsToWait(headers: Pick<Headers, "get">): number | undefined {
  const header = headers.get("retry-after");
  if (!header?.trim()) return undefined;
  const seconds = Number(header);
  // Another origin may not show its date to scripts.
  const answered = Date.parse(headers.get("date") ?? "") || Date.now();
  const wait = Number.isNaN(seconds) ? (Date.parse(header) - answered) / 1000 : seconds;
  return Number.isFinite(wait) && wait >= 0 ? wait : undefined;
}
