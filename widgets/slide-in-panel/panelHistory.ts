import { withoutFragment } from "@yy/domain/urls/parts";
import { useLiveEffect } from "@yy/element";
import { fragmentIds, fragmentTarget } from "@yy/page/fragment";
import { pageHistory } from "@yy/page/pageHistory";
import type { Dialog } from "@yy/ui/dialogs/Dialog";
import { namedDialogs } from "@yy/ui/dialogs/namedDialogs";
import { useLayoutEffect } from "react";

/** A panel that is open at a history entry. */
interface Entry {
  readonly name: string;
  /**
   * The depth of the entry that was added for it; undefined when the visitor arrived with the panel
   * open.
   */
  readonly depth?: number | undefined;
  /** The URL of that entry, without the fragment. */
  readonly page: string;
}

/**
 * Opens and closes the panel when the visitor goes back or forward, and opens it at a URL with its
 * fragment.
 */
export function usePanelHistory(name: string, dialog: Dialog<"back">): void {
  useLiveEffect(() => {
    // If several panels have one name, only the first responds to it.
    const holdsName = () => namedDialogs.get(name)?.element === dialog.element;
    const follow = () => {
      if (!isHere(name, dialog.element)) dialog.requestClose("back");
      // A panel that is closing may be about to pass its entry to the next one.
      else if (holdsName() && !dialog.isOpen && dialog.next === undefined) dialog.open();
    };
    if (holdsName() && isHere(name, dialog.element)) dialog.open();
    return pageHistory.onStep(follow);
  }, [dialog, name]);

  // Leaves the entry when the element gets another name. A panel that leaves the page keeps its
  // entry, for when the visitor goes back.
  useLayoutEffect(
    () => () => {
      const { element } = dialog;
      const isRenamed = element.isConnected && Reflect.get(element, "name") !== name;
      if (isRenamed && !namedDialogs.has(name) && isHere(name, element)) leaveEntry(name);
    },
    [dialog, name],
  );
}

/**
 * Adds a history entry for a panel that has opened on top of the open ones, unless the current
 * entry includes it.
 */
export function enterPanel(name: string, dialog: Dialog<"back">): void {
  pageHistory.whenSettled(() => {
    if (!dialog.isOpen) return;
    const panels = openPanels();
    if (panels.some((panel) => panel.name === name)) return;
    const [named] = fragmentIds(location.hash).slice(-1);
    const isBelow = named !== undefined && isInside(named, dialog.element);
    if (!isNamed(name) && !isBelow) {
      const below = panels.length > 0 || named === undefined ? panels : arrivedAt(named);
      const depth = pageHistory.depth + 1;
      pageHistory.push(urlOf(name), { panels: [...below, { name, depth, page: shownPage() }] });
    } else if (isBelow || panels.length > 0) {
      // A link in another panel has opened it, or the URL names a panel inside it.
      const depth = isBelow ? undefined : pageHistory.depth;
      const own = { name, depth, page: shownPage() };
      pageHistory.keep({ panels: isBelow ? [own, ...arrivedAt(named)] : [...panels, own] });
    }
  });
}

/**
 * Turns the entry of a panel into that of the next panel, so that one step back leads to the page.
 */
export function passEntry(from: string, to: string): void {
  const panels = openPanels();
  const own = panels.find(({ name }) => name === from);
  if (own ? own.page !== shownPage() : !isNamed(from)) return;
  // A link inside the panel has added entries.
  if (own?.depth !== undefined && own.depth < pageHistory.depth)
    pageHistory.back(pageHistory.depth - own.depth);
  pageHistory.whenSettled(() =>
    pageHistory.replace(urlOf(to), {
      panels: panels.map((panel) => (panel === own ? { ...panel, name: to } : panel)),
    }),
  );
}

/**
 * Leaves the entry of a panel, and those added since by panels above it and links inside, by going
 * back, so that no unused entry stays. If the visitor arrived with the entry, or the page has
 * another URL by now, it only removes the fragment.
 */
export function leaveEntry(name: string): void {
  const panels = openPanels();
  const index = panels.findIndex((panel) => panel.name === name);
  const own = panels[index];
  if (own?.depth !== undefined && own.page === shownPage() && !pageHistory.isLeaving)
    pageHistory.back(pageHistory.depth - own.depth + 1);
  else if (own || isNamed(name)) {
    const below = panels.slice(0, Math.max(index, 0));
    const under = below.at(-1)?.name;
    pageHistory.replace(under === undefined ? shownPage() : urlOf(under), { panels: below });
  }
}

/** Whether the panel is open at the current entry: the URL names it, or a panel on top of it. */
function isHere(name: string, element: Element): boolean {
  if (isNamed(name)) return true;
  const panels = openPanels().map((panel) => panel.name);
  if (!panels.includes(name)) return false;
  const named = fragmentIds(location.hash);
  if (named.some((id) => panels.includes(id) || namedDialogs.has(id))) return true;
  // A link inside may have led to a part of the page behind the panel.
  const target = fragmentTarget(location.hash);
  return !target || element.contains(target);
}

/** Whether the URL's fragment names this panel. */
function isNamed(name: string): boolean {
  return fragmentIds(location.hash).includes(name);
}

function isInside(name: string, element: Element): boolean {
  const inner = namedDialogs.get(name)?.element;
  return inner !== undefined && inner !== element && element.contains(inner);
}

/** The panels of the current entry, outermost first. */
function openPanels(): readonly Entry[] {
  const { panels } = pageHistory.data;
  return Array.isArray(panels) ? panels.filter((panel) => typeof panel?.name === "string") : [];
}

/** The entry of a panel that was open when the visitor arrived. */
function arrivedAt(name: string): Entry[] {
  return namedDialogs.has(name) ? [{ name, page: shownPage() }] : [];
}

const shownPage = (): string => withoutFragment(pageHistory.url);

const urlOf = (name: string): string => `${shownPage()}#${encodeURIComponent(name)}`;
