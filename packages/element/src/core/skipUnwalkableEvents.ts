import { memberOf } from "../dom/memberOf";

/**
 * Keeps events from React whose way up would have no end for it. It walks from an event's target up `parentNode`, which in
 * a form with a field of that name is the field, and so round for ever. Nothing is lost: what React has drawn itself it
 * knows before it comes to such a form.
 *
 * @param target where React is about to listen
 * @returns the end of it, for what listens from then on; what React listens to stays guarded
 */
export function skipUnwalkableEvents(target: Node): () => void {
  const listen = memberOf(target, "addEventListener");
  Object.defineProperty(target, "addEventListener", {
    configurable: true,
    value(type: string, hear: (event: Event) => void, options?: AddEventListenerOptions | boolean) {
      listen(type, (event) => canWalk(event, target) && hear(event), options);
    },
  });
  return () => Reflect.deleteProperty(target, "addEventListener");
}

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
