import { onePerPage } from "@yy/page/onePerPage";
import type { MountStrategy } from "../config/schema";

/*
 * What the page's switch says of mounting, shared by all bundles.
 * `packages/bootstrap/src/admission` writes it, and then calls `invalidate` of the elements that it
 * concerns.
 */

declare module "@yy/page/onePerPage" {
  interface PageRegistry {
    switchedOff: Set<string>;
    mountModes: Map<string, MountStrategy | "interaction">;
  }
}

/** Tags that are off: the server's markup shows. */
export const switchedOff = onePerPage("switchedOff", () => new Set());

/**
 * When the elements of a tag mount, unless they have `data-mount`. After the touch for which it
 * waits, `interaction` is the same as `visible`.
 */
export const mountModes = onePerPage("mountModes", () => new Map());
