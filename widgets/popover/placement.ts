import type { Place } from "./placeFloating";

/** Where the browser can anchor, the stylesheets say it all; elsewhere a library does, in a chunk of its own. */
export async function loadPlacement(): Promise<Place> {
  if (CSS.supports("anchor-scope", "all")) return () => () => undefined;
  return (await import("./placeFloating")).placeFloating;
}
