import { onePerPage } from "./onePerPage";

/** How the elements of a tag waited for the visitor on this page. */
export interface Wake {
  /** When a touch, the focus or a pointer nearby first asked for the code, in ms of the page. */
  began?: number;
  /** Milliseconds from then until a widget was painted. */
  ms?: number;
}

declare module "./onePerPage" {
  interface PageRegistry {
    wakes: Map<string, Wake>;
  }
}

/** Tag → its wake, for each tag that has waited; kept for the page's monitoring. */
export const wakes = (): Map<string, Wake> => onePerPage("wakes", () => new Map());
