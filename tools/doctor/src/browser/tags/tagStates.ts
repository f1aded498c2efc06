import type { WidgetSchema } from "@yy/element/config/schema";
import { ownTag } from "../page/isOwn";

/**
 * State of an element. far: mounts near the viewport; loading: its code is not loaded; preparing:
 * it waits for a library, the session or the end of a preview; unknown: no widget has this tag.
 */
export type TagState = "mounted" | "far" | "loading" | "preparing" | "failed" | "unknown";

/** The elements of one tag, by state. */
export interface TagRow {
  readonly tag: string;
  readonly elements: ReadonlyMap<TagState, readonly Element[]>;
}

/** Every `yy-` tag of the document, sorted by name. */
export function readTags(schemas: ReadonlyMap<string, WidgetSchema>): TagRow[] {
  const rows = new Map<string, Map<TagState, Element[]>>();
  const selector = [...schemas.keys(), ":not(:defined)"].join();
  for (const element of document.querySelectorAll(selector)) {
    const tag = element.localName;
    if (!tag.startsWith("yy-") || tag === ownTag) continue;
    const states = entry(rows, tag, () => new Map<TagState, Element[]>());
    entry(states, stateOf(element, schemas.has(tag)), () => []).push(element);
  }
  return [...rows]
    .map(([tag, elements]) => ({ tag, elements }))
    .sort((one, other) => one.tag.localeCompare(other.tag));
}

function entry<K, V>(map: Map<K, V>, key: K, create: () => V): V {
  const value = map.get(key) ?? create();
  map.set(key, value);
  return value;
}

function stateOf(element: Element, isKnown: boolean): TagState {
  if (!isKnown) return "unknown";
  if (element.matches(":not(:defined)")) return "loading";
  if (hasState(element, "failed")) return "failed";
  if (hasState(element, "mounted")) return "mounted";
  return isEmpty(element.shadowRoot) ? "far" : "preparing";
}

/**
 * An element has no shadow root before its first mount, and after it was removed, its shadow root
 * contains only a slot (behaviour 3.6).
 */
const isEmpty = (root: ShadowRoot | null) =>
  root === null || (root.childElementCount === 1 && root.firstElementChild?.localName === "slot");

/**
 * Whether the custom state is on, in the current or the older syntax; false in browsers that have
 * neither.
 */
function hasState(element: Element, state: string): boolean {
  for (const selector of [`:state(${state})`, `:--${state}`]) {
    try {
      return element.matches(selector);
    } catch {
      // This browser does not know the selector.
    }
  }
  return false;
}
