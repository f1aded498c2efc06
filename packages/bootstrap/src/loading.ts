import { load, names, url } from "yy:widget-loader";
import { dispatchError } from "@yy/element/reporting/reportError";
import { loadChunk } from "@yy/page/loadChunk";
import { claimTags } from "./bundles";

const prefix = "yy-";
const ownTags = claimTags(names.map((name) => prefix + name));
/** The console gets the first: where one file is gone, the build is, and the others are too. */
let failures = 0;
/** Elements whose code is on its way, by tag. Those in a shadow root could not be found again. */
const waiting = new Map<string, Set<Element>>();
/** What decides whether and when code is loaded, once a page has had a switch. */
let admission: Promise<typeof import("@yy/bootstrap/admission/admission")> | null | undefined;

/**
 * Loads the code of every undefined `yy-*` tag under the root, each once and all in parallel (behaviour 6.1).
 * Call it with a shadow root for tags inside, which the scan of the document does not find.
 */
export function scan(root: ParentNode = document): void {
  // The prototype's, because a form may have a field of that name; `memberOf` would take more of the 2.5 kB.
  const { querySelectorAll } = Object.getPrototypeOf(root) as ParentNode;
  for (const element of querySelectorAll.call(root, ":not(:defined)")) found(element);
}

/** Scans the document now, and everything that is inserted into it later. */
export function watch(): void {
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        found(node);
        if (node.firstElementChild) scan(node);
      }
  }).observe(document, { childList: true, subtree: true });
  scan();
}

function found(element: Element): void {
  const { localName: tag } = element;
  if (!ownTags.has(tag) || customElements.get(tag)) return;
  const loadCode = () => {
    const known = waiting.get(tag);
    if (known) known.add(element);
    else loadTag(tag, new Set([element]));
  };
  admission ??= document.getElementById("yy-switch") && import("@yy/bootstrap/admission/admission");
  const isLeftToVisitor = (element as HTMLElement).dataset.mount === "interaction";
  const asked = admission || (isLeftToVisitor && import("@yy/bootstrap/admission/interaction"));
  if (asked) asked.then(({ admit }) => admit(element, loadCode)).catch(loadCode);
  else loadCode();
}

function loadTag(tag: string, elements: Set<Element>): void {
  waiting.set(tag, elements);
  const name = tag.slice(prefix.length);
  loadChunk(tag, (query) => load(name, query), url(name)).then(
    () => elements.clear(),
    (failure: unknown) => {
      // A tag inserted later tries again.
      waiting.delete(tag);
      for (const each of elements)
        if (each.isConnected && dispatchError(each, failure) && !failures++) console.error(failure);
    },
  );
}
