import { leftToVisitor } from "yy:interaction";
import { filesOf, load, names } from "yy:widget-loader";
import { dispatchError } from "@yy/element/reporting/reportError";
import { loadChunk } from "@yy/page/loadChunk";
import { claimTags } from "./claimTags";

const prefix = "yy-";
const ownTags = claimTags(names.map((name) => prefix + name));
/** Only the first failure is logged: when one file of the build is missing, the others are too. */
let failures = 0;
/** Tag → its requested code. */
const loadingCode: Record<string, Promise<unknown> | undefined> = {};
/** The code that decides whether and when widgets are loaded, once a page has had a switch. */
let admission: Promise<typeof import("@yy/bootstrap/admission/admission")> | null | undefined;

/**
 * Loads the code of every undefined `yy-*` tag under the root, each once and all in parallel
 * (behaviour 6.1). Call it with a shadow root for the tags inside, which the scan of the document
 * does not find.
 */
export function scan(root: ParentNode = document): void {
  // The method of the prototype, because a form may have a field with that name. `memberOf` would
  // need more of the 2.5 kB of `yy.js`.
  const { querySelectorAll } = Object.getPrototypeOf(root) as ParentNode;
  for (const element of querySelectorAll.call(root, ":not(:defined)")) requestCode(element);
}

/**
 * Says for how long the styles of a page hide what a widget will hide, while its code is on its
 * way. Without this script, which may not run, they do so for 2 s; on a slow network code takes
 * longer, and the page would unfold and fold up again.
 */
const setWait = (time: "8s" | "0s") =>
  document.documentElement.style.setProperty("--yy-wait", time);

/** Scans the document now, and everything that is inserted into it later. */
export function watch(): void {
  setWait("8s");
  new MutationObserver((changes) => {
    // Nodes that are not elements have neither a local name nor children.
    for (const { addedNodes } of changes)
      for (const node of addedNodes as NodeListOf<Element>) {
        requestCode(node);
        if (node.firstElementChild) scan(node);
      }
  }).observe(document, { childList: true, subtree: true });
  scan();
}

function requestCode(element: Element): void {
  const { localName: tag } = element;
  if (!ownTags.has(tag) || customElements.get(tag)) return;
  const name = tag.slice(prefix.length);
  const loadCode = () => {
    loadingCode[tag] ??= loadChunk(tag, (query) => load(name, query), filesOf(name).pop());
    loadingCode[tag].catch((failure: unknown) => {
      setWait("0s");
      // A tag that is inserted later requests the code again.
      loadingCode[tag] = undefined;
      if (element.isConnected && dispatchError(element, failure) && !failures++)
        console.error(failure);
    });
  };
  admission ??= document.getElementById("yy-switch") && import("@yy/bootstrap/admission/admission");
  const asked =
    admission || (element.matches(leftToVisitor) && import("@yy/bootstrap/admission/interaction"));
  if (asked)
    asked.then(({ admit }) => admit(element, loadCode, () => filesOf(name))).catch(loadCode);
  else loadCode();
}
