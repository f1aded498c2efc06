import { createRoot } from "react-dom/client";
import { memberOf } from "../dom/memberOf";

/**
 * What components listen to by React, but for events that do not bubble: those React listens to at the element itself.
 * Left to itself it would put 140 listeners on each shadow root.
 */
export const heardEvents: readonly string[] = [
  ...["click", "submit", "keydown", "keyup", "paste", "compositionend"],
  // For `onChange`, and for values that React keeps.
  ...["change", "input", "focusin", "focusout"],
];

/** The property by which React knows where it listens; read from the first root. */
let mark: string | undefined;

/**
 * Has React listen to nothing in a container before something happens there, to {@link heardEvents} then, and never to an
 * event whose way up would have no end.
 *
 * @param target where React is about to listen
 * @returns to be called once it has mounted there
 */
export function listenSparingly(target: ShadowRoot | HTMLElement): () => void {
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

/** The first event has come, and is on its way down: React gets it when it comes up again. */
function listen({ currentTarget }: Event): void {
  const target = currentTarget as ShadowRoot | HTMLElement;
  for (const type of heardEvents) target.removeEventListener(type, listen, true);
  Reflect.deleteProperty(target, mark ?? "");
  const end = guard(target);
  // A root that draws nothing: what React listens to in a container is for every root there.
  createRoot(target);
  end();
}

/** Stands in for `addEventListener` of the container and the document until its end is called. */
function guard(target: ShadowRoot | HTMLElement, ended?: () => void): () => void {
  const guarded = [target, document];
  for (const node of guarded) {
    const add = memberOf(node, "addEventListener");
    Object.defineProperty(node, "addEventListener", {
      configurable: true,
      value(type: string, listener: (event: Event) => void, options?: object | boolean) {
        if (options !== false || !heardEvents.includes(type)) return;
        add(type, (event) => canWalk(event, target) && listener(event));
      },
    });
  }
  return () => {
    for (const node of guarded) Reflect.deleteProperty(node, "addEventListener");
    ended?.();
  };
}

/**
 * Whether React's way up from the event ends. It goes by `parentNode`, which in a form with a field of that name is the
 * field, and so round for ever. Nothing is lost: what React has drawn itself it knows before it comes to such a form.
 */
function canWalk(event: Event, end: Node): boolean {
  // React walks from where the pointer came from, too.
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
