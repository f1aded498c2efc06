import { load, names, url } from "yy:widget-loader";
import { codeNotLoaded } from "@yy/domain/errors";
import { dispatchError } from "@yy/element/core/reportError";
import { leavingPage } from "@yy/page/leaving";
import { memberOf } from "@yy/page/memberOf";
import { claimTags } from "./bundles";

const prefix = "yy-";
const ownTags = claimTags(names.map((name) => prefix + name));
const loading = new Set<string>();
/** By tag. Kept, because those in a shadow root could not be found again. */
const waiting = new Map<string, Set<Element>>();

/**
 * Loads the code of every undefined `yy-*` tag under the root, each once and all in parallel (behaviour 6.1).
 * Call it with a shadow root for tags inside, which the scan of the document does not find.
 */
export function scan(root: ParentNode = document): void {
  for (const element of memberOf(root as Element, "querySelectorAll")(":not(:defined)"))
    found(element);
}

/** Scans the document now, and everything that is inserted into it later. */
export function watch(): void {
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (memberOf(node, "matches")(":not(:defined)")) found(node);
        if (node.firstElementChild) scan(node);
      }
  }).observe(document, { childList: true, subtree: true });
  scan();
}

function found(element: Element): void {
  const { localName: tag } = element;
  if (!ownTags.has(tag)) return;
  const elements = waiting.get(tag) ?? new Set();
  waiting.set(tag, elements.add(element));
  if (loading.has(tag)) return;
  loading.add(tag);
  const name = tag.replace(prefix, "");
  load(name, "")
    .catch(() => load(name, "?2"))
    .then(
      () => waiting.delete(tag),
      async (cause: unknown) => {
        await leavingPage;
        // A tag inserted later tries again.
        loading.delete(tag);
        const failure = codeNotLoaded(tag, url(name), cause);
        for (const each of elements)
          if (!each.isConnected) elements.delete(each);
          else if (dispatchError(each, failure)) console.error(failure);
      },
    );
}
