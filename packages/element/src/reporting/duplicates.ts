import { versionOf } from "./versionOf";

let warnings = 0;

/**
 * Says once per bundle that another definition came first (behaviour 3.5); the first one wins.
 * @param firstVersion version of the definition in place
 */
export function warnOfDuplicate(tag: string, firstVersion: string): void {
  if (!warnings++)
    console.warn(
      `${tag} is already defined by version ${firstVersion}; version ${versionOf(tag)} leaves it alone.`,
    );
}
