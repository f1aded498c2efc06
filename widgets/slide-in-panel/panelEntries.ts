import { fragmentIds } from "@yy/element/page/fragment";
import { pageHistory } from "@yy/element/page/pageHistory";

/** What is kept with a history entry: the panels open there, outermost first, and those of them that came with an entry of ours. */
interface Entry {
  readonly panels: readonly string[];
  readonly pushed: readonly string[];
}

/** Whether the URL names this panel. */
export function isNamed(name: string): boolean {
  return fragmentIds(location.hash).includes(name);
}

/** Whether the panel is open at the present entry: named by the URL, or beneath one that is. */
export function isHere(name: string): boolean {
  return isNamed(name) || entry().panels.includes(name);
}

/** An entry for a panel that opens over those that are there. */
export function pushPanel(name: string): void {
  const { panels, pushed } = entry();
  const under = panels.length > 0 ? panels : present();
  pageHistory.push(urlOf(name), {
    panels: [...under, name],
    pushed: [...pushed, name],
  });
}

/** The entry of a panel becomes that of the one that follows it: one step back reaches the page. */
export function passEntry(from: string, to: string): void {
  if (!isNamed(from)) return;
  const { panels, pushed } = entry();
  const pass = (name: string) => (name === from ? to : name);
  pageHistory.replace(urlOf(to), { panels: panels.map(pass), pushed: pushed.map(pass) });
}

/**
 * Leaves the entry of a panel, and those above it: back where it is ours, so that no dead one stays; a URL that the
 * visitor came with only loses its fragment.
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

/** The panel that the URL names, when the entry is none of ours. */
function present(): string[] {
  return fragmentIds(location.hash).slice(-1);
}

function namesIn(kept: unknown): string[] {
  return Array.isArray(kept) ? kept.filter((name) => typeof name === "string") : [];
}

function urlOf(name: string): string {
  return `${location.pathname}${location.search}#${encodeURIComponent(name)}`;
}
