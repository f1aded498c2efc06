/**
 * Whether an address says nothing. `URL` drops blanks and control characters around an address, so that it would take
 * such a one for the page itself.
 */
export const isBlankAddress = (address: string): boolean => /^[\p{Cc}\s]*$/u.test(address);
