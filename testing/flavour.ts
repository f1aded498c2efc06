import { describe } from "vitest";

/** The built flavour that this process tests: `YY_FLAVOUR`. */
export const flavour: "react" | "lite" = process.env.YY_FLAVOUR === "lite" ? "lite" : "react";

/** The URL of the flavour's files on the demo server. */
export const distUrl = flavour === "lite" ? "/dist/lite" : "/dist";

/**
 * A `describe` for tests that do not depend on the renderer (pointers, keys, history, a library's
 * own markup), in a file whose other tests run on Preact too. On Preact it only runs before a
 * release.
 */
export function describeOnce(name: string, tests: () => void): void {
  if (flavour === "react" || process.env.YY_WHOLE === "on") describe(name, tests);
}
