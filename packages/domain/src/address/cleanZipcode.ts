/** What is compared and asked of a typed zipcode: its digits and dots (spec 5, "Address"). */
export function cleanZipcode(text: string): string {
  return text.replace(/[^\d.]/g, "");
}
