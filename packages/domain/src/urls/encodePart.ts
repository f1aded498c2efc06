/**
 * Encodes a text as one part of a path or query. A lone surrogate (half an emoji), for which
 * `encodeURIComponent` throws, becomes U+FFFD.
 */
export function encodePart(part: string | number): string {
  return encodeURIComponent(String(part).replace(/\p{Surrogate}/gu, "\uFFFD"));
}
