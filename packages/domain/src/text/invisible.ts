/**
 * Marks of direction and width, and soft hyphens: a text copied from a document or a message may
 * have them around it.
 */
const invisible = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/** The text without invisible characters. */
export function withoutInvisible(text: string): string {
  return text.replace(invisible, "");
}
