/**
 * Whether a URL is blank. `URL` strips blanks and control characters around a URL, so it would resolve a blank one to
 * the page itself.
 */
export const isBlankUrl = (url: string): boolean => /^[\p{Cc}\s]*$/u.test(url);
