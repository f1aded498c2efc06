/**
 * The digits and dots of a typed zipcode: what is compared, and sent to the lookup (behaviour
 * 12.7).
 */
export function cleanZipcode(text: string): string {
  return text.replace(/[^\d.]/g, "");
}
