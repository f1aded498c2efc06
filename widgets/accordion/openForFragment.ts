import { fragmentTarget } from "@yy/page/fragment";
import { panelsOf } from "./panels";

/**
 * Opens the panel that contains the target of the URL's fragment, in browsers that do not. Browsers
 * with `beforematch` do; a browser without it that opens the panel has done so before us. Returns a
 * cleanup function.
 */
export function openForFragment(accordion: HTMLElement): () => void {
  if ("onbeforematch" in document) return () => {};
  const open = () => {
    const target = fragmentTarget(location.hash);
    const panel = panelsOf(accordion).find((each) => each !== target && each.contains(target));
    if (panel === undefined || panel.open || panel.querySelector("summary")?.contains(target))
      return;
    panel.open = true;
    target?.scrollIntoView();
  };
  open();
  addEventListener("hashchange", open);
  return () => removeEventListener("hashchange", open);
}
