/**
 * Whether a URL is blank. `URL` removes blanks and control characters around a URL, so that a blank
 * one would resolve to the page itself.
 */
export const isBlankUrl = (url: string): boolean => /^[\p{Cc}\s]*$/u.test(url);
