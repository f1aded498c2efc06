import { onePerPage } from "@yy/page/onePerPage";
import type { Session } from "@yy/session/session";

/**
 * The part of `window.YY` that admission needs. `yy.js` has created it before it loads this code.
 */
interface PageApi {
  readonly session: Session;
  scan(root?: ParentNode): void;
}

export const pageApi = onePerPage<PageApi>("YY", () => {
  throw new Error("admission: loaded by nobody's yy.js");
});
