import { fragmentTarget } from "@yy/page/fragment";
import { panelsOf } from "./panels";

/**
 * Opens the panel into which the URL leads, in browsers that do not do it by themselves. Those that
 * search closed panels (`beforematch`) do; where one that lacks it does so too, the panel is open
 * already. Returns a cleanup function.
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
