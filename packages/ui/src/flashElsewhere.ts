import { isDrawn } from "@yy/element/dom/isDrawn";
import { onActivated, onRendered } from "@yy/page/moments";
import { onePerPage } from "@yy/page/onePerPage";
import { isPreview } from "@yy/page/preview";

/**
 * Takes the messages of `YY.flash` that wait, and shows them on a page whose first `yy-flash` is
 * missing or not drawn: in another one that is, else in one of our own, at the end of the body.
 */
export function flashElsewhere(waiting: HTMLElement[]): void {
  const children = waiting.splice(0);
  const show = () => {
    for (const child of children) placeInView().append(child);
  };
  if (isPreview()) whenReplaced(show);
  // The page's own may still be parsed.
  else if (document.readyState === "loading")
    document.addEventListener("DOMContentLoaded", show, { once: true });
  else show();
}

/** Calls back when the page that was shown ahead of time has given way to the real one. */
function whenReplaced(callback: () => void): void {
  const end = new AbortController();
  const { signal } = end;
  const look = () => {
    if (isPreview()) return;
    end.abort();
    callback();
  };
  // `whenLive` will not do: a router's preview loses its mark a moment before it is removed.
  onRendered(look, { signal });
  onActivated(look, { signal });
}

function placeInView(): Element {
  const drawn = [...document.querySelectorAll("yy-flash")].find(isDrawn);
  if (drawn) return drawn;
  const own = onePerPage("ownFlash", () => document.createElement("yy-flash"));
  if (!own.isConnected) document.body.append(own);
  return own;
}
