import { isDrawn } from "@yy/element/dom/isDrawn";
import { onActivated, onRendered } from "@yy/page/moments";
import { onePerPage } from "@yy/page/onePerPage";
import { isPreview } from "@yy/page/preview";

/**
 * Shows waiting messages of `YY.flash` on a page whose first `yy-flash` is missing or not rendered:
 * in another `yy-flash` that is rendered, or in a new one at the end of the body.
 */
export function flashElsewhere(waiting: HTMLElement[]): void {
  const children = waiting.splice(0);
  const show = () => {
    for (const child of children) placeInView().append(child);
  };
  if (isPreview()) whenReplaced(show);
  // The page's own `yy-flash` may not be parsed yet.
  else if (document.readyState === "loading")
    document.addEventListener("DOMContentLoaded", show, { once: true });
  else show();
}

/** Calls back when the preview has been replaced by the real page. */
function whenReplaced(callback: () => void): void {
  const end = new AbortController();
  const { signal } = end;
  const look = () => {
    if (isPreview()) return;
    end.abort();
    callback();
  };
  // `whenLive` would be too early: a router removes the mark of a preview shortly before the
  // preview itself.
  onRendered(look, { signal });
  onActivated(look, { signal });
}

declare module "@yy/page/onePerPage" {
  interface PageRegistry {
    ownFlash: HTMLElement;
  }
}

function placeInView(): Element {
  const drawn = [...document.querySelectorAll("yy-flash")].find(isDrawn);
  if (drawn) return drawn;
  const own = onePerPage("ownFlash", () => document.createElement("yy-flash"));
  if (!own.isConnected) document.body.append(own);
  return own;
}
