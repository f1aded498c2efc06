import { hasPage } from "@yy/page/hasPage";
import { apiAdditions } from "@yy/page/pageApi";
import { YY } from "./api";
import { watch } from "./loading";
import { startIcons } from "./startIcons";

declare global {
  interface Window {
    YY: typeof YY;
  }
}

if (hasPage) {
  window.YY = Object.assign(YY, apiAdditions());
  watch();
  startIcons();
}

export * from "./api";
