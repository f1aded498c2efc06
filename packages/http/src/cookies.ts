import Cookies from "js-cookie";

/** Days a cookie of the product lives (behaviour 12.8). */
const LIFETIME = 365;

/**
 * Values are never decoded, for a malformed one is there too; they are written with every special character escaped,
 * because js-cookie would leave `+` as it is and Rack reads that as a space.
 */
const cookies = Cookies.withConverter<string>({ read: (text) => text, write: encodeURIComponent });

/** Whether a cookie of this name is there, whatever it holds: an empty one and `false` are. */
export function hasCookie(name: string): boolean {
  try {
    return Object.hasOwn(cookies.get(), name);
  } catch {
    return false; // a sandboxed frame may not even look
  }
}

/**
 * Keeps a cookie for 365 days, path `/`, `SameSite=Lax`, and `Secure` where the page is.
 *
 * @returns whether the browser took it: it may block cookies, and a sandboxed frame has none
 */
export function keepCookie(name: string, value: string): boolean {
  const secure = location.protocol === "https:";
  try {
    cookies.set(name, value, { expires: LIFETIME, path: "/", sameSite: "lax", secure });
  } catch {
    return false;
  }
  return hasCookie(name);
}
