import { afterMounts } from "@yy/element/lifecycle/mountQueue";
import { memberOf } from "@yy/page/memberOf";
import type { Field } from "@yy/ui/fields/field";
import { isField } from "@yy/ui/fields/formFields";
import { messageMark, ownMessages } from "@yy/ui/fields/messageMark";
import { reasonMark } from "./SubmitButtons";

/** Attributes that change how a field is validated. */
const validatedAttributes =
  "data-patterns data-remote-valid disabled form name type required readonly pattern min max step minlength maxlength".split(
    " ",
  );

/**
 * Calls back when fields were added or removed, or their rules have changed. While widgets mount,
 * it calls back once for all that they change: reading a long form for each of their slices would
 * take time that grows with the square of its fields. Returns a cleanup function.
 *
 * @param changed gets the fields whose `data-remote-valid` was written: a lookup has its answer
 */
export function watchMarkup(widget: HTMLElement, changed: (lookedUp: Field[]) => void): () => void {
  const lookedUp = new Set<Field>();
  let isQueued = false;
  let isOver = false;
  const tell = () => {
    isQueued = false;
    const fields = [...lookedUp];
    lookedUp.clear();
    if (!isOver) changed(fields);
  };
  const observer = new MutationObserver((records) => {
    const byPage = records.filter(isByPage);
    if (byPage.length === 0) return;
    for (const { attributeName, target } of byPage)
      if (attributeName === "data-remote-valid" && isField(target)) lookedUp.add(target);
    if (isQueued) return;
    isQueued = true;
    afterMounts(tell);
  });
  observer.observe(widget, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: validatedAttributes,
  });
  return () => {
    isOver = true;
    observer.disconnect();
  };
}

/**
 * Removes messages and reasons of ours that came with a copy of the markup, made by other code than
 * Turbo.
 */
export function removeLeftovers(form: HTMLFormElement): void {
  for (const node of memberOf(form, "querySelectorAll")(leftovers)) node.remove();
}

const leftovers = `${ownMessages}, [${reasonMark}]`;

const ours = `[${messageMark}], [${reasonMark}]`;

function isOurs(node: Node): boolean {
  return node instanceof Element && memberOf(node, "matches")(ours);
}

/** Whether the page made the change: we change messages and disable buttons ourselves. */
function isByPage(record: MutationRecord): boolean {
  const { type, target, addedNodes, removedNodes, attributeName } = record;
  if (type === "attributes") return attributeName !== "disabled" || !isButton(target);
  if (isOurs(target)) return false;
  return [...addedNodes, ...removedNodes].some((node) => node instanceof Element && !isOurs(node));
}

function isButton(node: Node): boolean {
  return node instanceof HTMLButtonElement || (node instanceof HTMLInputElement && !isField(node));
}
