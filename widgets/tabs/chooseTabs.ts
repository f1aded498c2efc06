import { isDrawn } from "@yy/element/dom/isDrawn";
import { fragmentTarget } from "@yy/page/fragment";
import { memberOf } from "@yy/page/memberOf";
import { isFromLayer } from "@yy/page/topLayer";
import { hasModifier } from "@yy/ui/clicks";
import { linkTarget } from "./linkTarget";
import type { TabSet } from "./TabSet";
import { tabOfKey } from "./tabKeys";

/**
 * Calls `choose` for every way to another tab: clicks and keys (WAI-ARIA APG, the focus activates),
 * a link or fragment that names a panel or an element in it, and a search in the page. Returns a
 * cleanup function.
 */
export function chooseTabs(set: TabSet, choose: (index: number) => void): () => void {
  const { list, pairs } = set;

  const clicked = (event: MouseEvent) => {
    const index = tabAt(event);
    // With a modifier key the browser opens the link in another tab or window.
    if (index < 0 || event.defaultPrevented || hasModifier(event)) return;
    // A link must neither change the URL nor scroll, and a button must not submit the form around
    // it.
    event.preventDefault();
    choose(index);
  };

  const pressed = (event: KeyboardEvent) => {
    const index = tabAt(event);
    if (index < 0 || hasModifier(event)) return;
    // On a link, the space bar would scroll the page.
    if (event.key === " " && pairs[index]?.tab.localName === "a") {
      event.preventDefault();
      pairs[index].tab.click();
      return;
    }
    const reachable = pairs.filter(({ tab }) => !tab.matches(":disabled") && isDrawn(tab));
    const at = reachable.findIndex(({ tab }) => tab === pairs[index]?.tab);
    const next = reachable[tabOfKey(event.key, at, reachable.length, layoutOf(list)) ?? -1];
    if (!next) return;
    event.preventDefault();
    choose(pairs.indexOf(next));
    next.tab.focus();
  };

  /**
   * Runs while capturing, because the panel must be shown before the browser or a script scrolls to
   * the target.
   */
  const followed = (event: MouseEvent) => {
    if (hasModifier(event) || !(event.target instanceof Element) || list.contains(event.target))
      return;
    chooseAround(linkTarget(memberOf(event.target, "closest")("a[href]")));
  };

  const found = ({ target }: Event) => chooseAround(target as Element);
  const wentTo = () => chooseAround(fragmentTarget(location.hash));
  const chooseAround = (target: Element | null) => {
    const index = target ? set.indexOf(target) : -1;
    if (index >= 0) choose(index);
  };

  const tabAt = (event: Event) =>
    pairs.findIndex(({ tab }) => tab.contains(event.target as Node) && !isFromLayer(event, tab));

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
