import { onePerPage } from "@yy/page/onePerPage";

declare module "@yy/page/onePerPage" {
  interface PageRegistry {
    whenOff: Set<(tag: string) => void>;
  }
}

/** Listeners that are called with a tag when it is switched off. */
export const whenOff = onePerPage("whenOff", () => new Set());
