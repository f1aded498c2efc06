import { onePerPage } from "@yy/domain/onePerPage";

/** A modal or panel that `YY.open(name)` and `YY.close(name)` reach (contract 1.6). */
export interface Openable {
  open(): void;
  close(): void;
}

/** By `data-name`, shared by every bundle on the page. */
export const openables = onePerPage("openables", () => new Map<string, Openable>());
