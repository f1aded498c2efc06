import { launchChromium } from "@yy/testing/chromium";
import type { Browser } from "playwright";
import { onlyFont } from "./onlyFont";

/** What makes a pixel the same on every machine, and one page as quick as another. */
const switches = [
  "--font-render-hinting=none",
  "--disable-lcd-text",
  "--force-color-profile=srgb",
  // Nothing that depends on what the processor can do.
  "--disable-skia-runtime-opts",
  "--disable-partial-raster",
  // A frame is drawn whole or not at all.
  "--run-all-compositor-stages-before-draw",
  // No host but our own: an address elsewhere fails at once, with or without a network.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
];

/** Chromium as pictures are taken with. */
export function launchBrowser(): Promise<Browser> {
  return launchChromium({ switches, env: onlyFont() });
}
