import { memberOf } from "@yy/page/memberOf";
import { createRoot } from "react-dom/client";

/**
 * The bubbling events that components handle by React's props, `onClick` for example; add here what
 * a component handles besides. React itself would put 140 listeners on each shadow root. It hears
 * events that do not bubble at the element.
 */
export const heardEvents: readonly string[] = [
  ...["click", "submit", "keydown", "keyup", "paste", "compositionend"],
  // For `onChange`, and for values that React keeps.
  ...["change", "input", "focusin", "focusout"],
];

/**
 * The property by which React marks a container that it listens to, `_reactListening…`; read from
 * the first root.
 */
let mark: string | undefined;

/**
 * Puts off React's listeners on a container until the first event there, limits them to
 * {@link heardEvents}, and keeps events from React that would send it into an endless loop (see
 * `canWalk`).
 *
 * @param target container of a root that is about to mount
 * @returns a function to call when it has mounted
 */
export function limitReactListeners(target: ShadowRoot | HTMLElement): () => void {
  if (mark === undefined)
    return guard(target, () => {
      mark = Object.keys(target).find((name) => name.startsWith("_reactListening"));
    });
  if (!(mark in target)) {
    Reflect.set(target, mark, true);
    for (const type of heardEvents) target.addEventListener(type, listen, true);
  }
  return () => undefined;
}

/**
 * The first event in a container, in its capture phase: adds React's listeners, which hear it in
 * the bubble phase.
 */
function listen({ currentTarget }: Event): void {
  const target = currentTarget as ShadowRoot | HTMLElement;
  for (const type of heardEvents) target.removeEventListener(type, listen, true);
  Reflect.deleteProperty(target, mark ?? "");
  const end = guard(target);
  // An empty root will do: React's listeners on a container serve every root in it.
  if (process.env.NODE_ENV === "production") createRoot(target);
  else withoutMark(target, () => createRoot(target));
  end();
}

/**
 * React's development build warns of a second root on a container. It recognizes the container by
 * a property that it has set.
 */
function withoutMark(target: object, action: () => void): void {
  const marks = Object.entries(target).filter(([name]) => name.startsWith("__reactContainer"));
  for (const [name] of marks) Reflect.set(target, name, null);
  action();
  for (const [name, value] of marks) Reflect.set(target, name, value);
}

/**
 * Replaces `addEventListener` of the container and of the document, to filter what React adds
 * there.
 *
 * @returns restores what was there, even if the page had replaced it, then calls `ended`
 */
function guard(target: ShadowRoot | HTMLElement, ended?: () => void): () => void {
  const releases = [target, document].map((node) => filterListeners(node, target));
  return () => {
    for (const release of releases) release();
    ended?.();
  };
}

/** Does nothing on a node that the page has frozen: React then adds all its listeners there. */
function filterListeners(node: Document | ShadowRoot | HTMLElement, end: Node): () => void {
  const property = "addEventListener";
  const own = Object.getOwnPropertyDescriptor(node, property);
  const add = memberOf(node, property);
  const isReplaced = Reflect.defineProperty(node, property, {
    configurable: true,
    value(type: string, listener: (event: Event) => void, options?: object | boolean) {
      if (options !== false || !heardEvents.includes(type)) return;
      add(type, (event) => canWalk(event, end) && listener(event));
    },
  });
  return () => {
    if (!isReplaced) return;
    if (own) Object.defineProperty(node, property, own);
    else Reflect.deleteProperty(node, property);
  };
}

/**
 * Whether React's walk up from the event's target ends. React reads `parentNode`, which on a form
 * with a field of that name is the field: it would walk in a circle. No handler is lost, because
 * React finds the elements that it rendered before it reaches such a form.
 */
function canWalk(event: Event, end: Node): boolean {
  // For pointer events React walks up from `relatedTarget` as well.
  return hasEnd(event.target, end) && hasEnd((event as MouseEvent).relatedTarget ?? null, end);
}

function hasEnd(from: EventTarget | null, end: Node): boolean {
  let node = from instanceof Node ? from : null;
  while (node && (node !== end || node === document)) {
    const parent = memberOf(node, "parentNode");
    if (node.parentNode !== parent) return false;
    node = parent;
  }
  return true;
}
