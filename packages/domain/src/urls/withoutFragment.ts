/** The URL without its fragment: what the server is asked for. */
export const withoutFragment = (url: string): string => url.replace(/#.*$/s, "");

/** Whether two URLs differ by their fragments at most. */
export const isSamePage = (one: string, other: string): boolean =>
  withoutFragment(one) === withoutFragment(other);
