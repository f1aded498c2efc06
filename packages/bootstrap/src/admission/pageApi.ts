import { onePerPage } from "@yy/page/onePerPage";

/** `window.YY`, which `yy.js` has created before it loads this code. */
export const pageApi = onePerPage("YY", () => {
  throw new Error("admission: loaded by nobody's yy.js");
});
