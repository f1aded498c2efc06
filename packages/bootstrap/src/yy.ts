import { YY } from "./api";
import { watch } from "./loading";

declare global {
  interface Window {
    YY: typeof YY;
  }
}

window.YY = YY;
watch();

export * from "./api";
