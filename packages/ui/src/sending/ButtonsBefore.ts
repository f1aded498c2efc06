import { memberOf } from "@yy/page/memberOf";
import { pageJQuery } from "./railsLibrary";
import { submitButtons } from "./submitButtons";

/** A button, or a field whose text a library changes during a submit. */
type Control = (HTMLButtonElement | HTMLInputElement | HTMLTextAreaElement) & {
  /** The data that rails-ujs keeps on an element that it has disabled. */
  readonly _ujsData?: Record<string, unknown>;
};

/**
 * The keys under which rails-ujs and jquery_ujs keep in an element's data that they have disabled
 * it, and its former text.
 */
const railsDataKeys = ["ujs:disabled", "ujs:enable-with"] as const;

/** rails-ujs disables a button 13 ms after its submit, which may be later than a quick answer. */
const railsDelayMs = 20;

/**
 * The buttons of a form as they are when it is submitted. Libraries and scripts of the page disable
 * a button, change its text or replace it until the answer comes. When the widget sends the form,
 * they may not notice the answer, so the buttons are restored here.
 */
export class ButtonsBefore {
  #changed = librariesDone();
  readonly #controls: readonly ControlBefore[];

  constructor(form: HTMLFormElement) {
    this.#controls = controlsOf(form).map(read);
  }

  /** Resolves when libraries that change the buttons after a submit have done so. */
  get changed(): Promise<void> {
    return this.#changed;
  }

  /** Call this at another submit of the form while it is under way. */
  submittedAgain(): void {
    this.#changed = librariesDone();
  }

  /** Restores each button: its place, its text, and whether it is disabled. */
  restore(): void {
    for (const before of this.#controls) {
      const { control, wasDisabled } = before;
      putBack(before);
      restoreText(before);
      if (!wasDisabled && control.disabled) control.disabled = false;
      clearRailsData(control);
    }
  }
}

function librariesDone(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, railsDelayMs));
}

interface ControlBefore {
  readonly control: Control;
  readonly wasDisabled: boolean;
  /** The text of an input. */
  readonly value: string;
  /** The content of a button: its nodes, and the text of each text node. */
  readonly words: readonly (readonly [Node, string | null])[];
  readonly parent: Node | null;
  readonly previous: Node | null;
  readonly next: Node | null;
}

function controlsOf(form: HTMLFormElement): Control[] {
  const others = [...memberOf(form, "elements")].filter((element) =>
    element.matches("button, [data-disable], [data-disable-with]"),
  );
  return [...new Set([...submitButtons(form), ...(others as Control[])])];
}

function read(control: Control): ControlBefore {
  return {
    control,
    wasDisabled: control.disabled,
    value: control.value,
    words: [...control.childNodes].map((node) => [node, node.nodeValue]),
    parent: control.parentNode,
    previous: control.previousSibling,
    next: control.nextSibling,
  };
}

/**
 * Puts a button back that the page has replaced by other nodes. Does nothing when the page was
 * rendered again since: then the neighbours are other nodes.
 */
function putBack({ control, parent, previous, next }: ControlBefore): void {
  if (control.isConnected || !parent?.isConnected) return;
  const isThere = (node: Node | null) => node === null || node.parentNode === parent;
  if (!isThere(previous) || !isThere(next)) return;
  const standIns: ChildNode[] = [];
  let node = previous ? previous.nextSibling : parent.firstChild;
  for (; node && node !== next; node = node.nextSibling) standIns.push(node);
  if (standIns.some(isButton)) return;
  for (const each of standIns) hide(each);
  parent.insertBefore(control, next);
  leaveForAnother(control, parent, standIns);
}

/**
 * Hides the node and leaves it in the document: the library that rendered it, such as the page's
 * own React, removes it itself.
 */
function hide(node: ChildNode): void {
  if (node instanceof HTMLElement || node instanceof SVGElement)
    node.style.setProperty("display", "none", "important");
  else node.nodeValue = "";
}

/**
 * Removes the button when the library that rendered the stand-ins replaces them by its own button.
 */
function leaveForAnother(control: Control, parent: Node, standIns: readonly ChildNode[]): void {
  const changes = new MutationObserver((records) => {
    if (standIns.every((each) => each.parentNode === parent)) return;
    changes.disconnect();
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    if (added.some((each) => each !== control && isButton(each))) control.remove();
  });
  changes.observe(parent, { childList: true });
}

function isButton(node: Node): boolean {
  return node instanceof Element && node.matches("button, input");
}

function restoreText({ control, value, words }: ControlBefore): void {
  if (!(control instanceof HTMLButtonElement)) {
    if (control.value !== value) control.value = value;
    return;
  }
  for (const [node, text] of words) if (node.nodeValue !== text) node.nodeValue = text;
  const now = [...control.childNodes];
  if (now.length !== words.length || now.some((node, index) => node !== words[index]?.[0]))
    control.replaceChildren(...words.map(([node]) => node));
}

/**
 * Clears the libraries' data: they would not disable a button again that they have noted as
 * disabled.
 */
function clearRailsData(control: Control): void {
  const data = control._ujsData;
  if (data) for (const name of railsDataKeys) data[name] = null;
  const jQuery = pageJQuery();
  if (jQuery?.rails) for (const name of railsDataKeys) jQuery(control).removeData(name);
}
