/** The URL without its fragment, as it is requested from the server. */
export const withoutFragment = (url: string): string => url.replace(/#.*$/s, "");

/** Whether two URLs differ at most in their fragments. */
export const isSamePage = (one: string, other: string): boolean =>
  withoutFragment(one) === withoutFragment(other);
