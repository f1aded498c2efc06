import { onePerPage } from "@yy/domain/onePerPage";
import { version } from "@yy/domain/version";
import { warnOfDuplicate } from "@yy/element/core/duplicates";

interface Bundle {
  readonly version: string;
  readonly tags: ReadonlySet<string>;
}

/**
 * Claims the tags that this bundle will define and returns them. Tags that another bundle has claimed before stay with it
 * (behaviour 3.5): they are not loaded again, and one warning is logged.
 */
export function claimTags(tags: readonly string[]): ReadonlySet<string> {
  const bundles = onePerPage<Bundle[]>("bundles", () => []);
  const firstOf = (tag: string) => bundles.find((bundle) => bundle.tags.has(tag));
  const free = tags.filter((tag) => {
    const first = firstOf(tag);
    if (first) warnOfDuplicate(tag, first.version);
    return !first;
  });
  const claimed = new Set(free);
  bundles.push({ version, tags: claimed });
  return claimed;
}
