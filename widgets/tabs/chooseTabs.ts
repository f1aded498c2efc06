import { fragmentTarget } from "@yy/element/page/fragment";
import { hasModifier } from "@yy/ui/clicks";
import { linkTarget } from "./linkTarget";
import type { TabSet } from "./TabSet";
import { tabOfKey } from "./tabKeys";

/**
 * The ways in which a visitor comes to another tab: its own click and keys (WAI-ARIA APG, the focus activates), a link or
 * a fragment that names a panel or something in it, and a search on the page. Returns a cleanup function.
 */
export function chooseTabs(set: TabSet, choose: (index: number) => void): () => void {
  const { list, pairs } = set;

  const clicked = (event: MouseEvent) => {
    const index = tabAt(event);
    // With a key held it opens another tab of the browser, or goes back in its history.
    if (index < 0 || event.defaultPrevented || hasModifier(event)) return;
    // Neither into the URL, nor to the panel's place, nor a submit of the form around it.
    event.preventDefault();
    choose(index);
  };

  const pressed = (event: KeyboardEvent) => {
    const index = tabAt(event);
    if (index < 0 || hasModifier(event)) return;
    // A link does not know the space bar, which would scroll the page.
    if (event.key === " " && pairs[index]?.tab.localName === "a") {
      event.preventDefault();
      pairs[index].tab.click();
      return;
    }
    const reachable = pairs.filter(({ tab }) => !tab.matches(":disabled"));
    const at = reachable.findIndex(({ tab }) => tab === pairs[index]?.tab);
    const next = reachable[tabOfKey(event.key, at, reachable.length, layoutOf(list)) ?? -1];
    if (!next) return;
    event.preventDefault();
    choose(pairs.indexOf(next));
    next.tab.focus();
  };

  /** Before the browser, or whoever scrolls in its place, looks where the target is. */
  const followed = (event: MouseEvent) => {
    if (hasModifier(event) || !(event.target instanceof Element) || list.contains(event.target))
      return;
    chooseAround(linkTarget(event.target.closest("a[href]")));
  };

  const found = ({ target }: Event) => chooseAround(target as Element);
  const wentTo = () => chooseAround(fragmentTarget(location.hash));
  const chooseAround = (target: Element | null) => {
    const index = target ? set.indexOf(target) : -1;
    if (index >= 0) choose(index);
  };

  const tabAt = ({ target }: Event) => pairs.findIndex(({ tab }) => tab.contains(target as Node));

  const end = new AbortController();
  list.addEventListener("click", clicked, end);
  list.addEventListener("keydown", pressed, end);
  document.addEventListener("click", followed, { capture: true, signal: end.signal });
  document.addEventListener("beforematch", found, end);
  window.addEventListener("hashchange", wentTo, end);
  return () => end.abort();
}

function layoutOf(list: Element) {
  return {
    isVertical: list.getAttribute("aria-orientation") === "vertical",
    isRightToLeft: getComputedStyle(list).direction === "rtl",
  };
}
