/** Keeps the content beside its trigger and on screen while it is open. Returns a cleanup function. */
export type Place = (trigger: HTMLElement, content: HTMLElement) => () => void;

/** Where the browser can anchor, the stylesheets say it all; elsewhere a library does, in a chunk of its own. */
export async function loadPlacement(): Promise<Place> {
  if (CSS.supports("anchor-scope", "all")) return () => () => undefined;
  return (await import("./placeFloating")).placeFloating;
}
