import { version } from "@yy/domain/version";
import { bundles } from "@yy/element/reporting/bundles";
import { warnOfDuplicate } from "@yy/element/reporting/duplicates";

/**
 * Claims the tags that this bundle will define, and returns them. Tags that another bundle has
 * claimed already are left to it (behaviour 3.5): their code is not loaded again, and a warning is
 * logged.
 */
export function claimTags(tags: readonly string[]): ReadonlySet<string> {
  const all = bundles();
  const claimed = new Set(tags);
  for (const other of all)
    for (const tag of other.tags) if (claimed.delete(tag)) warnOfDuplicate(tag, other.version);
  all.push({ version, tags: claimed });
  return claimed;
}
