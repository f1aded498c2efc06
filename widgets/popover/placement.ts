import { loadChunk } from "@yy/page/loadChunk";
import type { Place } from "./placeFloating";

/**
 * Returns the function that places the content. With CSS anchor positioning the style sheets do
 * everything; otherwise a library does, which is a chunk of its own.
 */
export async function loadPlacement(): Promise<Place> {
  if (CSS.supports("anchor-scope", "all")) return () => () => undefined;
  const code = await loadChunk("the popover's place", () => import("./placeFloating"));
  return code.placeFloating;
}
