import { hasTag } from "./tagList";

/**
 * The server's tags, with what the visitor has added and removed since they were asked for: neither is lost.
 * @param before the list when they were asked for
 * @param now the list when they came
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
