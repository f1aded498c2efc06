import { pageValue } from "./onePerPage";

/**
 * Version of the page's `window.YY`. The build gives it to files that `yy.js` loads in place of
 * `@yy/domain/version`, so that their names stay the same when only the version changes.
 */
export const version = pageValue("YY")?.version ?? "unknown";
