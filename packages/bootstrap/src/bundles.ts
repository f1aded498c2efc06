import { version } from "@yy/domain/version";
import { warnOfDuplicate } from "@yy/element/reporting/duplicates";
import { onePerPage } from "@yy/page/onePerPage";

interface Bundle {
  readonly version: string;
  readonly tags: ReadonlySet<string>;
}

/**
 * Claims the tags that this bundle will define, and returns them. Tags that another bundle has
 * claimed already are left to it (behaviour 3.5): their code is not loaded again, and a warning is
 * logged.
 */
export function claimTags(tags: readonly string[]): ReadonlySet<string> {
  const bundles = onePerPage<Bundle[]>("bundles", () => []);
  const claimed = new Set(tags);
  for (const other of bundles)
    for (const tag of other.tags) if (claimed.delete(tag)) warnOfDuplicate(tag, other.version);
  bundles.push({ version, tags: claimed });
  return claimed;
}
