import type { Fault } from "@yy/demo-pages/server";

/** Request header with the id of the page's visit. */
export const visitHeader = "x-yy-story-visit";

/** Path that resets the page's demo: POST `Beginning` → `{ csrfToken }`. */
export const beginPath = "/_story/begin";

/** The visitor and the faults that a story starts with. */
export interface Beginning {
  readonly signedInAs: number | null;
  readonly faults: readonly Fault[];
}
