/**
 * Whether a URL says nothing. `URL` drops blanks and control characters around a URL, so that it would take
 * such a one for the page itself.
 */
export const isBlankUrl = (url: string): boolean => /^[\p{Cc}\s]*$/u.test(url);
