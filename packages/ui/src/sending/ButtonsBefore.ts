import { memberOf } from "@yy/page/memberOf";
import { pageJQuery } from "./railsLibrary";
import { submitButtons } from "./submitButtons";

/** A button, or a field with words of its own for the time of a submit. */
type Control = (HTMLButtonElement | HTMLInputElement | HTMLTextAreaElement) & {
  /** What rails-ujs keeps on an element that it has disabled. */
  readonly _ujsData?: Record<string, unknown>;
};

/**
 * Names under which rails-ujs and jquery_ujs note in an element's data that they have disabled it,
 * and its words.
 */
const railsNotes = ["ujs:disabled", "ujs:enable-with"] as const;

/** rails-ujs disables a button 13 ms after its submit, which may be later than a quick answer. */
const railsDelayMs = 20;

/**
 * The buttons of a form as they are when it is submitted. Libraries and scripts of the page disable
 * a button, change its words or replace it until the answer comes; they do not always know of an
 * answer to a form that we send.
 */
export class ButtonsBefore {
  /** Resolves when libraries that change the buttons after a submit have done so. */
  readonly changed: Promise<void>;
  readonly #controls: readonly ControlBefore[];

  constructor(form: HTMLFormElement) {
    this.#controls = controlsOf(form).map(read);
    this.changed = new Promise((resolve) => setTimeout(resolve, railsDelayMs));
  }

  /** Restores the place and the words of each button, and whether it can be pressed. */
  restore(): void {
    for (const before of this.#controls) {
      const { control, wasDisabled } = before;
      putBack(before);
      writeWords(before);
      if (!wasDisabled && control.disabled) control.disabled = false;
      forgetRailsNotes(control);
    }
  }
}

interface ControlBefore {
  readonly control: Control;
  readonly wasDisabled: boolean;
  /** The words of an input. */
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
 * Puts a button back that something else stands for now. Does nothing where the page was rendered
 * anew: then its neighbours are others.
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
 * Hides the node, and leaves it there: the library that has drawn it, such as a React of the page's
 * own, removes it itself.
 */
function hide(node: ChildNode): void {
  if (node instanceof HTMLElement || node instanceof SVGElement)
    node.style.setProperty("display", "none", "important");
  else node.nodeValue = "";
}

/**
 * Removes the button when the library that drew the stand-ins draws its own button in their place.
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

function writeWords({ control, value, words }: ControlBefore): void {
  if (!(control instanceof HTMLButtonElement)) {
    if (control.value !== value) control.value = value;
    return;
  }
  for (const [node, text] of words) if (node.nodeValue !== text) node.nodeValue = text;
  const now = [...control.childNodes];
  if (now.length !== words.length || now.some((node, index) => node !== words[index]?.[0]))
    control.replaceChildren(...words.map(([node]) => node));
}

/** The libraries would not disable a button again that they believe to be disabled. */
function forgetRailsNotes(control: Control): void {
  const data = control._ujsData;
  if (data) for (const name of railsNotes) data[name] = null;
  const jQuery = pageJQuery();
  if (jQuery?.rails) for (const name of railsNotes) jQuery(control).removeData(name);
}
