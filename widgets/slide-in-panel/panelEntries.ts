import { fragmentIds } from "@yy/page/fragment";
import { pageHistory } from "@yy/page/pageHistory";

/** Data of a history entry: the panels open there, outermost first, and those of them whose entries we have added. */
interface Entry {
  readonly panels: readonly string[];
  readonly pushed: readonly string[];
}

/** Whether the URL's fragment names this panel. */
export function isNamed(name: string): boolean {
  return fragmentIds(location.hash).includes(name);
}

/** Whether the panel is open at the current entry: named by the URL, or below the one that is. */
export function isHere(name: string): boolean {
  return isNamed(name) || entry().panels.includes(name);
}

/** Adds an entry for a panel that opens on top of the open ones. */
export function pushPanel(name: string): void {
  const { panels, pushed } = entry();
  const under = panels.length > 0 ? panels : present();
  pageHistory.push(urlOf(name), {
    panels: [...under, name],
    pushed: [...pushed, name],
  });
}

/** Turns the entry of a panel into that of the panel that replaces it, so that one step back reaches the page. */
export function passEntry(from: string, to: string): void {
  if (!isNamed(from)) return;
  const { panels, pushed } = entry();
  const pass = (name: string) => (name === from ? to : name);
  pageHistory.replace(urlOf(to), { panels: panels.map(pass), pushed: pushed.map(pass) });
}

/**
 * Leaves the entry of a panel, and those of the panels above it. Goes back if we have added it, so that no unused one
 * stays; in an entry that the visitor came with, only removes the fragment.
 */
export function leaveEntry(name: string): void {
  const { panels, pushed } = entry();
  const place = pushed.indexOf(name);
  if (place >= 0) pageHistory.back(pushed.length - place);
  else if (isNamed(name) || panels.includes(name))
    pageHistory.replace(location.pathname + location.search);
}

function entry(): Entry {
  const { panels, pushed } = pageHistory.data;
  return { panels: namesIn(panels), pushed: namesIn(pushed) };
}

/** The panel that the URL names, when we have not added the entry. */
function present(): string[] {
  return fragmentIds(location.hash).slice(-1);
}

function namesIn(kept: unknown): string[] {
  return Array.isArray(kept) ? kept.filter((name) => typeof name === "string") : [];
}

function urlOf(name: string): string {
  return `${location.pathname}${location.search}#${encodeURIComponent(name)}`;
}
