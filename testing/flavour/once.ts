import { describe, it } from "vitest";
import { flavour } from "./flavour";

const isLite = flavour === "lite";

/** Registers nothing; for `each` too. */
const nothing = Object.assign(() => undefined, { each: () => () => undefined });

/**
 * `describe` and `it` for what cannot differ between the two flavours, because it does not pass through the renderer:
 * the conversation with the server, addresses, what is stored, texts and numbers, the page's own DOM and styles, and
 * further cases of a behaviour that a test on both flavours has shown. They run on React alone.
 */
export const describeOnce = (isLite ? nothing : describe) as typeof describe;
export const itOnce = (isLite ? nothing : it) as typeof it;
