import { onePerPage } from "@yy/page/onePerPage";
import type { Session } from "@yy/session/session";

/** What admission needs of `window.YY`, which `yy.js` has made before it asks for this code. */
interface PageApi {
  readonly session: Session;
  scan(root?: ParentNode): void;
}

export const pageApi = onePerPage<PageApi>("YY", () => {
  throw new Error("admission: loaded by nobody's yy.js");
});
