import { onSnapshot } from "./beforeSnapshot";
import { memberOf } from "./memberOf";
import { isVisiting } from "./visits";

/**
 * Changes to the server's markup that are taken back when the widget leaves, fails, or the page is copied into a
 * snapshot (contract 1.3). What the page itself has changed since stays as the page left it.
 */
export class MarkupLoan {
  readonly #attributes = new Map<Element, Map<string, Written>>();
  readonly #tokens: { element: Element; attribute: string; token: string }[] = [];
  readonly #nodes = new Set<ChildNode>();

  /** Writes an attribute, or takes it away with null; writing the same value again costs nothing. */
  set(element: Element, attribute: string, value: string | null): void {
    const written = this.#attributes.get(element) ?? new Map<string, Written>();
    this.#attributes.set(element, written);
    const before = read(element, attribute);
    const former = written.get(attribute);
    // What the page wrote over ours is the page's: it is what comes back in the end.
    const original = former && former.ours === before ? former.original : before;
    written.set(attribute, { original, ours: value });
    if (before !== value) write(element, attribute, value);
  }

  /** What the attribute was before it was borrowed. */
  original(element: Element, attribute: string): string | null {
    const now = read(element, attribute);
    const written = this.#attributes.get(element)?.get(attribute);
    return written && written.ours === now ? written.original : now;
  }

  /** Gives one attribute back before the end. */
  unset(element: Element, attribute: string): void {
    const written = this.#attributes.get(element);
    const former = written?.get(attribute);
    if (!former) return;
    written?.delete(attribute);
    if (read(element, attribute) !== former.ours) return;
    // Chromium keeps a disconnected image, and all around it, for ever once its `src` is taken away.
    if (attribute === "src" && former.original === null && !element.isConnected) return;
    write(element, attribute, former.original);
  }

  /** Adds an id to a list of ids, as in `aria-describedby`, beside those that are there. */
  addToken(element: Element, attribute: string, token: string): void {
    const tokens = tokensOf(element, attribute);
    if (tokens.includes(token)) return;
    write(element, attribute, [...tokens, token].join(" "));
    this.#tokens.push({ element, attribute, token });
  }

  removeToken(element: Element, attribute: string, token: string): void {
    const index = this.#tokens.findIndex(
      (lent) => lent.element === element && lent.attribute === attribute && lent.token === token,
    );
    if (index < 0) return;
    this.#tokens.splice(index, 1);
    takeToken(element, attribute, token);
  }

  /** Puts a node of ours into the page: `loan.insert(note, (node) => field.after(node))`. */
  insert<N extends ChildNode>(node: N, put: (node: N) => void): N {
    put(node);
    this.#nodes.add(node);
    return node;
  }

  /** Takes a node of ours out again. */
  remove(node: ChildNode): void {
    this.#nodes.delete(node);
    node.remove();
  }

  giveBack(): void {
    for (const { element, attribute, token } of this.#tokens.splice(0))
      takeToken(element, attribute, token);
    for (const [element, written] of this.#attributes)
      for (const attribute of [...written.keys()]) this.unset(element, attribute);
    this.#attributes.clear();
    for (const node of this.#nodes) node.remove();
    this.#nodes.clear();
  }
}

interface Written {
  readonly original: string | null;
  readonly ours: string | null;
}

/** What work on borrowed markup returns: how to end it, or nothing. */
export type EndOfWork = (() => void) | undefined;

/**
 * Does the work with a loan of the server's markup, and again whenever Turbo has copied or morphed the page around it:
 * the copy holds the server's markup, and a morph takes ours away. Returns the end of it all.
 */
export function workOnLoan(element: Element, work: (loan: MarkupLoan) => EndOfWork): () => void {
  let stop: (() => void) | undefined;
  const end = () => {
    stop?.();
    stop = undefined;
  };
  const begin = () => {
    end();
    const loan = new MarkupLoan();
    const endOfWork = work(loan);
    stop = () => {
      endOfWork?.();
      loan.giveBack();
    };
  };
  let queued = false;
  let over = false;
  const beginAgain = (event: Event) => {
    if (queued || (stop !== undefined && !concerns(event, element))) return;
    queued = true;
    // Not inside the morph, which is still walking these nodes.
    queueMicrotask(() => {
      queued = false;
      if (!over && element.isConnected) begin();
    });
  };
  begin();
  const forget = onSnapshot(end, () => {
    // A page that is being left is drawn anew in a moment; one that only took a step to a fragment goes on.
    if (stop === undefined && element.isConnected && !isVisiting()) begin();
  });
  for (const type of redrawn) document.addEventListener(type, beginAgain);
  return () => {
    over = true;
    forget();
    for (const type of redrawn) document.removeEventListener(type, beginAgain);
    end();
  };
}

/** After these the markup around a widget that stayed may be the server's again. */
const redrawn = ["turbo:render", "turbo:morph", "turbo:morph-element", "turbolinks:render"];

function concerns({ type, target }: Event, element: Element): boolean {
  if (type !== "turbo:morph-element") return type === "turbo:morph";
  return target instanceof Element && (target === element || element.contains(target));
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
  const others = tokensOf(element, attribute).filter((other) => other !== token);
  write(element, attribute, others.length > 0 ? others.join(" ") : null);
}
