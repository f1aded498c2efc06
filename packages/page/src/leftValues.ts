import { parseJsonObject, stringify } from "@yy/domain/json";
import { lastVisitor } from "./lastVisitor";
import { userId } from "./metas";
import { readStored, writeStored } from "./stored";

/*
 * A browser that goes back to a page, or reloads it, writes into its fields what they contained.
 * Where the options or the field itself come later it cannot, so their widget keeps the values here
 * when the page is left. Another user who goes back in the same tab does not get them.
 */

const storageKey = "yy:left";

/** The latest pages are remembered: those that a visitor goes back to. */
const maxPages = 20;

type Values = Readonly<Record<string, unknown>>;

/** The stored values by page, and the id of the user who left them, "" for nobody known. */
interface Left {
  readonly of: string;
  readonly pages: Readonly<Record<string, unknown>>;
}

/** Keeps a value for when the visitor comes back to this page. Call it when the page is left. */
export function keepLeft(name: string, value: unknown): void {
  change((values) => ({ ...values, [name]: value }));
}

/**
 * Returns and removes what this page has kept under the name; undefined in a page that was opened
 * anew.
 */
export function takeLeft(name: string): unknown {
  let taken: unknown;
  change(({ [name]: value, ...others }) => {
    taken = value;
    return others;
  });
  return entryKey() !== undefined || isReturn() ? taken : undefined;
}

/**
 * The name under which a field's value is kept: forms of one model have fields of one name, which
 * their places tell apart.
 */
export function leftNameOf(kind: string, field: HTMLInputElement | HTMLSelectElement): string {
  const { name, id } = field;
  const place = [...document.getElementsByName(name)].indexOf(field);
  return `${kind} ${name || id} ${place}`;
}

function change(update: (values: Values) => Values): void {
  const page = entryKey() ?? location.href;
  const stored = readStored("sessionStorage", storageKey);
  const visitor = userId() ?? lastVisitor() ?? "";
  const left = parseLeft(stored);
  const isForOther = left.of !== "" && left.of !== visitor;
  const { [page]: values, ...others } = isForOther ? {} : left.pages;
  const all = Object.entries({ ...others, [page]: update(Object(values)) });
  const filled = all.filter(([, each]) => Object.keys(Object(each)).length > 0);
  const pages = Object.fromEntries(filled.slice(-maxPages));
  // A page that has nothing to take changes nothing: it may not be shown yet. Without storage the
  // visitor chooses again.
  if (isForOther || stringify(pages) !== stringify(left.pages))
    writeStored("sessionStorage", storageKey, stringify({ of: visitor, pages }));
}

function parseLeft(text: string | null): Left {
  const { of, pages } = parseJsonObject(text) ?? {};
  return { of: typeof of === "string" ? of : "", pages: Object(pages) };
}

/**
 * The page's place in the tab's history; undefined before Chromium 102, Safari 26.2 and Firefox
 * 147.
 */
function entryKey(): string | undefined {
  return (window as { navigation?: Navigation }).navigation?.currentEntry?.key;
}

function isReturn(): boolean {
  const [arrival] = performance.getEntriesByType("navigation");
  const { type } = (arrival ?? {}) as Partial<PerformanceNavigationTiming>;
  return type === "back_forward" || type === "reload";
}
