import { describe, it } from "vitest";
import { flavour } from "./flavour";

const isLite = flavour === "lite";

/** Registers no test, nor does its `each`. */
const nothing = Object.assign(() => undefined, { each: () => () => undefined });

/**
 * `describe` and `it` for what cannot differ between the two flavours, because the renderer has no part in it:
 * requests, URLs, storage, texts and numbers, the page's own DOM and styles, and further cases of a behaviour that a
 * test of both flavours has shown. They run with React only.
 */
export const describeOnce = (isLite ? nothing : describe) as typeof describe;
export const itOnce = (isLite ? nothing : it) as typeof it;
