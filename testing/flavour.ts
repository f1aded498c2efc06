import { describe } from "vitest";

/** The built flavour that this process tests: `YY_FLAVOUR`. */
export const flavour: "react" | "lite" = process.env.YY_FLAVOUR === "lite" ? "lite" : "react";

/** URL of its files on the demo server. */
export const distUrl = flavour === "lite" ? "/dist/lite" : "/dist";

/**
 * A `describe` of what no renderer decides (pointers, keys, history, a library's own markup), in a
 * file that runs on Preact for its other tests: there it runs before a release alone.
 */
export function describeOnce(name: string, tests: () => void): void {
  if (flavour === "react" || process.env.YY_WHOLE === "on") describe(name, tests);
}
