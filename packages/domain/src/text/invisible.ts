/**
 * Matches direction marks, zero-width characters and soft hyphens, which may come along with a text
 * copied from a document or a message.
 */
const invisible = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/** The text without invisible characters. */
export function withoutInvisible(text: string): string {
  return text.replace(invisible, "");
}
