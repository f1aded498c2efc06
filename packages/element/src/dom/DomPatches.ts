import { memberOf } from "@yy/page/memberOf";
import { forgetOriginal, giveBackCopy, noteOriginal, noteOwn } from "./copies";

/**
 * Records the changes that a widget makes to the server's markup, and reverts them when the widget
 * leaves, fails, or the page is copied into a snapshot (behaviour 3.3). What the page itself has
 * changed since stays as the page left it. Each change says in the DOM what was there, so that a
 * copy of the page's own making can be given back too.
 */
export class DomPatches {
  readonly #attributes = new Map<Element, Map<string, Written>>();
  readonly #tokens: { element: Element; attribute: string; token: string }[] = [];
  readonly #nodes = new Set<ChildNode>();
  readonly #observer: MutationObserver | undefined;

  /** @param undone called when the page has put back what the server sent, as a morph does */
  constructor(undone?: () => void) {
    if (!undone) return;
    this.#observer = new MutationObserver((changes) => {
      const suspects = changes.filter((change) => this.#isUndoing(change));
      if (suspects.length === 0) return;
      // Waits for a frame: a page that reverts our change every time would never come to rest.
      requestAnimationFrame(() => {
        if (suspects.some((change) => this.#isUndoing(change))) undone();
      });
    });
  }

  /**
   * Writes an attribute, or takes it away with null; writing the same value again costs nothing.
   */
  set(element: Element, attribute: string, value: string | null): void {
    giveBackCopy(element);
    const written = this.#attributes.get(element) ?? new Map<string, Written>();
    this.#attributes.set(element, written);
    const before = read(element, attribute);
    const former = written.get(attribute);
    // A value that the page wrote over ours is the page's own: `revert` restores that one.
    const original = former && former.ours === before ? former.original : before;
    written.set(attribute, { original, ours: value });
    noteOriginal(element, attribute, original);
    this.#watch(element);
    if (before !== value) write(element, attribute, value);
  }

  /** The attribute's value without our patch. */
  original(element: Element, attribute: string): string | null {
    const now = read(element, attribute);
    const written = this.#attributes.get(element)?.get(attribute);
    return written && written.ours === now ? written.original : now;
  }

  /** Reverts one attribute. */
  unset(element: Element, attribute: string): void {
    const written = this.#attributes.get(element);
    const former = written?.get(attribute);
    if (!former) return;
    written?.delete(attribute);
    forgetOriginal(element, attribute);
    if (read(element, attribute) !== former.ours) return;
    // Chromium never frees a disconnected image, nor the tree around it, once its `src` is removed.
    if (attribute === "src" && former.original === null && !element.isConnected) return;
    write(element, attribute, former.original);
  }

  /** Adds an id to a list of ids, as in `aria-describedby`, beside those that are there. */
  addToken(element: Element, attribute: string, token: string): void {
    giveBackCopy(element);
    const tokens = tokensOf(element, attribute);
    if (tokens.includes(token)) return;
    noteOriginal(element, attribute, read(element, attribute));
    write(element, attribute, [...tokens, token].join(" "));
    this.#tokens.push({ element, attribute, token });
    this.#watch(element);
  }

  removeToken(element: Element, attribute: string, token: string): void {
    const index = this.#tokens.findIndex(
      (added) =>
        added.element === element && added.attribute === attribute && added.token === token,
    );
    if (index < 0) return;
    this.#tokens.splice(index, 1);
    takeToken(element, attribute, token);
  }

  /** Inserts a node of ours into the page: `patches.insert(note, (node) => field.after(node))`. */
  insert<N extends ChildNode>(node: N, put: (node: N) => void): N {
    if (node instanceof Element) {
      // Morphers match nodes by their ids. They would turn a node without one into the server's
      // next node.
      node.id ||= `yy-${Math.random().toString(36).slice(2)}`;
      // This mark is for copies, and for Alpine's morpher, which goes by the order of nodes alone
      // (guide, other ways of swapping a page).
      noteOwn(node);
    }
    put(node);
    this.#nodes.add(node);
    if (node.parentNode) this.#watch(node.parentNode);
    return node;
  }

  /** Removes a node that was inserted. */
  remove(node: ChildNode): void {
    this.#nodes.delete(node);
    node.remove();
  }

  revert(): void {
    this.#observer?.disconnect();
    for (const { element, attribute, token } of this.#tokens.splice(0))
      takeToken(element, attribute, token);
    for (const [element, written] of this.#attributes)
      for (const attribute of [...written.keys()]) this.unset(element, attribute);
    this.#attributes.clear();
    for (const node of this.#nodes) node.remove();
    this.#nodes.clear();
  }

  /** Observes both kinds of change: a second `observe` of a node replaces the first. */
  #watch(node: Node): void {
    this.#observer?.observe(node, { attributes: true, childList: true });
  }

  /** Whether a node or an attribute of ours is gone, or one is again what the server sent. */
  #isUndoing({ target, attributeName, removedNodes }: MutationRecord): boolean {
    if (attributeName === null)
      return [...removedNodes].some(
        (node) => !node.parentNode && this.#nodes.has(node as ChildNode),
      );
    const element = target as Element;
    const written = this.#attributes.get(element)?.get(attributeName);
    const now = read(element, attributeName);
    // It is gone where a widget that had set it before us has reverted its own change, too.
    if (written) return now !== written.ours && (now === written.original || now === null);
    return this.#tokens.some(
      (each) =>
        each.element === element &&
        each.attribute === attributeName &&
        !tokensOf(element, attributeName).includes(each.token),
    );
  }
}

interface Written {
  readonly original: string | null;
  readonly ours: string | null;
}

function read(element: Element, attribute: string): string | null {
  return memberOf(element, "getAttribute")(attribute);
}

function write(element: Element, attribute: string, value: string | null): void {
  if (value === null) memberOf(element, "removeAttribute")(attribute);
  else memberOf(element, "setAttribute")(attribute, value);
}

function tokensOf(element: Element, attribute: string): string[] {
  return (read(element, attribute) ?? "").split(/\s+/).filter(Boolean);
}

function takeToken(element: Element, attribute: string, token: string): void {
  forgetOriginal(element, attribute);
  const others = tokensOf(element, attribute).filter((other) => other !== token);
  write(element, attribute, others.length > 0 ? others.join(" ") : null);
}
