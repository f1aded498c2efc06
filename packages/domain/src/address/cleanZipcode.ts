/** What is compared and asked of a typed zipcode: its digits and dots (behaviour 12.7). */
export function cleanZipcode(text: string): string {
  return text.replace(/[^\d.]/g, "");
}
