import { hasTag } from "./tagList";

/**
 * The server's tags, with what the visitor added and removed while they were loading.
 * @param before the visitor's list when the request began
 * @param now the visitor's list when the answer arrived
 */
export function mergeTags(
  server: readonly string[],
  before: readonly string[],
  now: readonly string[],
): string[] {
  const kept = server.filter((tag) => !hasTag(before, tag) || hasTag(now, tag));
  const added = now.filter((tag) => !hasTag(before, tag) && !hasTag(kept, tag));
  return [...kept, ...added];
}
