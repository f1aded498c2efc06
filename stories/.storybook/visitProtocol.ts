import type { Fault } from "@yy/demo-pages/server";

/** Header by which the Storybook server tells the pages of stories apart. */
export const visitHeader = "x-yy-story-visit";

/** Where a page asks for a demo in its first state: POST `Beginning` → `{ csrfToken }`. */
export const beginPath = "/_story/begin";

/** What a story starts with. */
export interface Beginning {
  readonly signedInAs: number | null;
  readonly faults: readonly Fault[];
}
