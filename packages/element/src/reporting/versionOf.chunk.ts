import { bundles } from "./bundles";

/**
 * Version of the bundle that defines a tag: the one that has claimed it
 * (packages/bootstrap/src/claimTags.ts). Files that `yy.js` loads ask for it, so that their names
 * stay the same when only the version changes.
 */
export const versionOf = (tag: string): string =>
  bundles().find(({ tags }) => tags.has(tag))?.version ?? "unknown";
