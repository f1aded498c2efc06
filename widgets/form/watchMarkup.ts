import { afterMounts } from "@yy/element/lifecycle/mountQueue";
import { memberOf } from "@yy/page/memberOf";
import type { Field } from "@yy/ui/fields/field";
import { isField } from "@yy/ui/fields/formFields";
import { messageMark, ownMessages } from "@yy/ui/fields/messageMark";
import { reasonMark } from "./SubmitButtons";

/** Attributes of fields that change their validation. */
const validatedAttributes =
  "data-patterns data-remote-valid disabled form name type required readonly pattern min max step minlength maxlength".split(
    " ",
  );

/**
 * Tells of fields that come, go or change their rules, once for all that the widgets around them do
 * while they mount: to read a long form for each of its slices would take a time that grows with
 * the square of its fields. Returns a cleanup function.
 *
 * @param changed with the fields whose `data-remote-valid` somebody wrote: a lookup has an answer
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
    const theirs = records.filter(isTheirs);
    if (theirs.length === 0) return;
    for (const { attributeName, target } of theirs)
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
 * Removes messages and reasons of ours that came with a copy of the markup, which others than Turbo
 * have made.
 */
export function removeLeftovers(form: HTMLFormElement): void {
  for (const node of memberOf(form, "querySelectorAll")(leftovers)) node.remove();
}

const leftovers = `${ownMessages}, [${reasonMark}]`;

const ours = `[${messageMark}], [${reasonMark}]`;

function isOurs(node: Node): boolean {
  return node instanceof Element && memberOf(node, "matches")(ours);
}

/** Whether the page made the change, not we with a message or a disabled button. */
function isTheirs(record: MutationRecord): boolean {
  const { type, target, addedNodes, removedNodes, attributeName } = record;
  if (type === "attributes") return attributeName !== "disabled" || !isButton(target);
  if (isOurs(target)) return false;
  return [...addedNodes, ...removedNodes].some((node) => node instanceof Element && !isOurs(node));
}

function isButton(node: Node): boolean {
  return node instanceof HTMLButtonElement || (node instanceof HTMLInputElement && !isField(node));
}
