import { hasPage } from "@yy/page/hasPage";
import { onePerPage } from "@yy/page/onePerPage";
import { YY } from "./api";
import { watch } from "./loading";
import { startIcons } from "./startIcons";

declare global {
  interface Window {
    YY: typeof YY;
  }
}

if (hasPage) {
  window.YY = Object.assign(
    YY,
    onePerPage("pure", () => ({})),
  );
  watch();
  startIcons();
}

export * from "./api";
