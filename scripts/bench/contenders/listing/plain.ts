/** The code that no library provides, shared by all contenders whose page is written by hand. */
import Cookies from "js-cookie";

export const maskedCpf = (typed: string): string =>
  typed
    .replace(/\D/g, "")
    .slice(0, 11)
    .replace(/^(\d{3})(\d)/, "$1.$2")
    .replace(/^(\d{3}\.\d{3})(\d)/, "$1.$2")
    .replace(/^(\d{3}\.\d{3}\.\d{3})(\d)/, "$1-$2");

/** "3 horas". */
export function timeLeft(endsAt: string): string {
  const minutes = Math.max(0, Math.floor((Date.parse(endsAt) - Date.now()) / 60_000));
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? `${hours} horas` : `${minutes} minutos`;
}

export const isClosed = (cookie: string): boolean => Cookies.get(cookie) !== undefined;

export function rememberClosed(cookie: string): void {
  Cookies.set(cookie, String(Date.now()), { expires: 365, sameSite: "lax" });
}

/** Scrolls a row of slides to the next or the previous one, from the last to the first and back. */
export function goSlides(row: Element, by: number): void {
  const { clientWidth, scrollLeft, children } = row;
  const to = Math.round(scrollLeft / clientWidth) + by + children.length;
  row.scrollTo({ left: (to % children.length) * clientWidth, behavior: "smooth" });
}
