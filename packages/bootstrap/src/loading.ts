import { load, names, url } from "yy:widget-loader";
import { codeNotLoaded } from "@yy/domain/errors";
import { dispatchError } from "@yy/element/core/reportError";
import { leavingPage } from "@yy/page/leaving";
import { memberOf } from "@yy/page/memberOf";
import { claimTags } from "./bundles";

const prefix = "yy-";
const ownTags = claimTags(names.map((name) => prefix + name));
const loading = new Map<string, Promise<unknown>>();

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

function found({ localName: tag }: Element): void {
  if (!ownTags.has(tag) || loading.has(tag)) return;
  const name = tag.replace(prefix, "");
  const loaded = load(name, "")
    .catch(() => load(name, "?2"))
    .catch(async (cause: unknown) => {
      await leavingPage;
      // A tag inserted later tries again.
      loading.delete(tag);
      const failure = codeNotLoaded(tag, url(name), cause);
      for (const element of document.querySelectorAll(tag))
        if (dispatchError(element, failure)) console.error(failure);
    });
  loading.set(tag, loaded);
}
