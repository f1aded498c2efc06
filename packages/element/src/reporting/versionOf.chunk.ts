import { onePerPage } from "@yy/page/onePerPage";

/**
 * Version of the bundle that defines a tag: the one that has claimed it
 * (packages/bootstrap/src/bundles.ts). Files that `yy.js` loads ask for it, so that their names
 * stay the same when only the version changes.
 */
export const versionOf = (tag: string): string =>
  onePerPage<{ version: string; tags: ReadonlySet<string> }[]>("bundles", () => []).find(
    ({ tags }) => tags.has(tag),
  )?.version ?? "unknown";
