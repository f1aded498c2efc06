import type { WaitingActions } from "yy:interaction";
import { switchedOff } from "@yy/element/lifecycle/pageSwitch";
import { errorHandlers } from "@yy/element/reporting/errorHandlers";
import { whenMounted } from "@yy/element/widget/whenMounted";
import { onBeforeSnapshot } from "@yy/page/moments";
import { isPlainClick } from "@yy/ui/clicks";
import { whenOff } from "./whenOff";

interface KeptAction {
  /** The element that was clicked; undefined for a drop. */
  readonly target?: HTMLElement;
  /** Repeats the action once: in the mounted widget, or else in the server's markup. */
  run(isMounted: boolean): void;
}

/** Elements whose code is loading, or which have not mounted yet. */
const coming = new WeakMap<Element, WaitingActions>();
/** Element → the visitor's last action in it. */
const kept = new Map<Element, KeptAction>();

/** The maximum time to load the code. After that the action is repeated in the server's markup. */
const codeTimeoutMs = 8000;

/**
 * Keeps the actions that the widget's schema names, until the element is mounted, has failed, or is
 * switched off.
 * @param mounted called when the element is mounted
 */
export function waitForMount(
  element: Element,
  early: WaitingActions,
  mounted: () => void = () => {},
): void {
  coming.set(element, early);
  errorHandlers.add(failed);
  whenOff.add(turnedOff);
  whenMounted.set(element, () => {
    whenMounted.delete(element);
    mounted();
    // In a microtask, all widgets that mount in this task have added their listeners.
    queueMicrotask(() => end(element, true));
  });
}

/**
 * Keeps the click if the widget's schema allows that, and hides it from all other listeners. Of two
 * clicks on different targets the later counts; two clicks on the same target count as one.
 */
export function keepEarlyClick(event: MouseEvent): void {
  const { element, early, path } = comingIn(event) ?? {};
  if (!element || !early?.on || !isPlainClick(event)) return;
  const { on } = early;
  const target = path?.find(
    (node): node is HTMLElement => node instanceof HTMLElement && node.matches(on),
  );
  if (!target || !element.contains(target)) return;
  take(event);
  if (kept.get(element)?.target !== target) keep(element, clickOn(target, element, early));
}

interface Press {
  readonly element: Element;
  readonly early: WaitingActions;
  /** The control under the mouse. */
  readonly target: HTMLElement;
}

/** A press of the mouse that began in an element that was not mounted. */
let press: Press | undefined;

export function keepEarlyPress(event: PointerEvent): void {
  const { element, early } = comingIn(event) ?? {};
  const [node] = event.composedPath();
  const target = node instanceof Element && node.closest<HTMLElement>(early?.on ?? "a, button");
  // A tap needs no help: it goes to the element that is there when the finger is lifted.
  const isOfMouse = event.pointerType === "mouse" && isPlainClick(event);
  press =
    element && early && target && isOfMouse && element.contains(target)
      ? { element, early, target }
      : undefined;
}

/**
 * Repeats the click if the widget has replaced the pressed control meanwhile, because then the
 * browser fires no click.
 */
export function endEarlyPress(event: PointerEvent): void {
  const { element, early, target } = press ?? {};
  press = undefined;
  if (!element || !early || !target || target.getClientRects().length > 0) return;
  if (!event.composedPath().includes(element)) return;
  const action = clickOn(target, element, early);
  if (coming.has(element)) keep(element, action);
  else action.run(true);
}

/** Keeps dropped files, because the browser would leave the page and open them. */
export function keepEarlyDrop(event: DragEvent): void {
  const { element, early } = comingIn(event) ?? {};
  const { dataTransfer } = event;
  if (!element || !early?.files || !dataTransfer?.types.includes("Files")) return;
  take(event);
  if (event.type === "drop") keep(element, dropOf(dataTransfer.files, element));
  else dataTransfer.dropEffect = "copy";
}

/** The element around the event that has not mounted yet, unless its tag is off. */
function comingIn(event: Event) {
  const path = event.composedPath();
  for (const element of path) {
    const early = element instanceof Element && coming.get(element);
    if (early) return switchedOff.has(element.localName) ? undefined : { element, early, path };
  }
  return undefined;
}

function take(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function keep(element: Element, action: KeptAction): void {
  if (!kept.has(element)) {
    element.setAttribute(busy, "true");
    setTimeout(() => end(element, false), codeTimeoutMs);
  }
  const { identity = "" } = coming.get(element) ?? {};
  const shown = element.getAttribute(identity);
  kept.set(element, {
    ...action,
    run(isMounted) {
      // A morph or a script may have made the element another's meanwhile.
      if (element.getAttribute(identity) === shown) action.run(isMounted);
    },
  });
}

const busy = "aria-busy";

// No code would remove the attribute from the copy that a router shows when the visitor comes back.
onBeforeSnapshot(() => {
  for (const element of kept.keys()) element.removeAttribute(busy);
});

function end(element: Element, isMounted: boolean): void {
  coming.delete(element);
  const action = kept.get(element);
  if (!action) return;
  kept.delete(element);
  element.removeAttribute(busy);
  if (element.isConnected) action.run(isMounted);
}

/**
 * Ends the wait of an element whose code could not be loaded, or which failed before it was
 * mounted.
 */
function failed({ element }: { readonly element: Element }): void {
  if (coming.has(element)) end(element, false);
}

function turnedOff(tag: string): void {
  for (const element of kept.keys()) if (element.localName === tag) end(element, false);
}

/** Returns an action that clicks the widget's control, or the target again when there is none. */
function clickOn(
  target: HTMLElement,
  element: Element,
  { part, toggles }: WaitingActions,
): KeptAction {
  const wanted = toggles && !["", "true"].includes(element.getAttribute(toggles) ?? "false");
  return {
    target,
    run: (isMounted) => {
      const drawn =
        isMounted && part && element.shadowRoot?.querySelector<HTMLElement>(`[part~="${part}"]`);
      // The visitor saw the server's markup. The widget may have newer data by which the wanted
      // value is set already.
      if (drawn && wanted !== undefined && isOn(drawn) === wanted) return;
      (drawn || target).click();
    },
  };
}

const isOn = ({ ariaPressed, ariaChecked }: HTMLElement) => (ariaPressed ?? ariaChecked) === "true";

/**
 * Returns an action that drops the files on the mounted widget, or puts them into the server's file
 * field.
 */
function dropOf(files: FileList, element: Element): KeptAction {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  return {
    run: (isMounted) => {
      const bubbles = { bubbles: true, cancelable: true };
      if (isMounted) element.dispatchEvent(new DragEvent("drop", { ...bubbles, dataTransfer }));
      const field = isMounted
        ? null
        : element.querySelector<HTMLInputElement>("input[type=file]:enabled");
      if (!field) return;
      field.files = dataTransfer.files;
      field.dispatchEvent(new Event("change", bubbles));
    },
  };
}
