import Cookies from "js-cookie";

/** Behaviour 12.8. */
const lifetimeDays = 365;

/**
 * Does not decode values when reading, because a malformed one would throw. Escapes all special
 * characters when writing: js-cookie would leave `+`, which Rack reads as a space.
 */
const cookies = Cookies.withConverter<string>({ read: (text) => text, write: encodeURIComponent });

/** Whether there is a cookie of this name, even one with an empty value or `false`. */
export function hasCookie(name: string): boolean {
  try {
    return Object.hasOwn(cookies.get(), name);
  } catch {
    return false; // in a sandboxed frame, reading cookies throws
  }
}

/**
 * Sets a cookie for 365 days, path `/`, `SameSite=Lax`, and `Secure` on HTTPS pages.
 *
 * @returns whether the browser stored it: it may block cookies, and a sandboxed frame has none
 */
export function keepCookie(name: string, value: string): boolean {
  const secure = location.protocol === "https:";
  try {
    cookies.set(name, value, { expires: lifetimeDays, path: "/", sameSite: "lax", secure });
  } catch {
    return false;
  }
  return hasCookie(name);
}
