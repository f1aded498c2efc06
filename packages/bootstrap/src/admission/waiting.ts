import { interaction, leftToVisitor } from "yy:interaction";
import { switchedOff } from "@yy/element/lifecycle/pageSwitch";
import { isBefore } from "@yy/page/documentOrder";
import { mountGate } from "@yy/page/mountGate";
import { wakes } from "@yy/page/wakes";
import { screenOrder } from "./boxes";
import { CodeAhead, idle } from "./CodeAhead";
import { waitForMount } from "./earlyActions";
import { isLeftToVisitor } from "./isLeftToVisitor";
import { holdPreview, releasePreview } from "./previews";
import { savesData } from "./savesData";

/** The part of a widget's element that is used here (packages/element/src/lifecycle). */
interface WidgetElement extends Element {
  invalidate(): void;
}

/** Elements that the visitor has not touched yet → loads their code. */
const untouched = new Map<Element, () => void>();
/** Untouched elements in the viewport, which a pointer can come near. */
export const inView = new Set<Element>();
/**
 * Untouched elements on which a button of the mouse, a finger or a pen is down: replaced now, they
 * would get no click.
 */
export const pressed = new Set<Element>();
/** Elements that do not wait for a touch of their own any more. */
const released = new WeakSet<Element>();
/** Tags of which the visitor has touched an element. */
const touchedTags = new Set<string>();
/** Tags whose code has run ahead, of which no element has been warmed up. */
const cold = new Set<string>();

export const ahead = new CodeAhead(firstOnScreen, (tag) => {
  cold.add(tag);
  warmUp(tag);
});

const view = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries)
    if (isIntersecting && untouched.has(target)) {
      inView.add(target);
      warmUp(target.localName);
    } else inView.delete(target);
});

const { holds, release } = mountGate;
mountGate.holds = (element) => holds?.(element) || isHeld(element);
mountGate.release = (element) => {
  release?.(element);
  released.add(element);
};

/** An element that is found after its tag was defined ahead begins to wait here. */
function isHeld(element: Element): boolean {
  const { localName: tag } = element;
  if (released.has(element)) return false;
  if (untouched.has(element)) return true;
  if (touchedTags.has(tag) || switchedOff.has(tag)) return false;
  if (!Object.hasOwn(interaction, tag) || !isLeftToVisitor(element) || isInUse(element))
    return false;
  wait(element, () => {});
  return true;
}

export const isUntouched = (node: EventTarget): node is Element =>
  node instanceof Element && untouched.has(node);

export const untouchedElements = (): Iterable<Element> => untouched.keys();

/**
 * @param load loads the code, which defines the tag
 * @param files URLs of the code, the tag's own file last: they are loaded ahead when there is time
 */
export function wait(element: Element, load: () => void, files?: () => readonly string[]): void {
  const { localName: tag } = element;
  untouched.set(element, load);
  holdPreview(tag);
  if (!wakes().has(tag)) wakes().set(tag, {});
  view.observe(element);
  attributes.observe(element, { attributes: true });
  // Once for all that come in one task: a list may have thousands.
  if (!isPruning) setTimeout(prune);
  isPruning = true;
  if (files && !savesData(globalThis)) ahead.add(tag, files);
}

// A script of the page wants it to show something else.
const attributes = new MutationObserver((changes) => {
  for (const { target, attributeName } of changes)
    if (attributeName?.startsWith("data-") && isUntouched(target)) touch(target);
});

/**
 * Whether the visitor is at it, or was, before anybody listened; or whether it acts by itself on
 * this page.
 */
export function isInUse(element: Element): boolean {
  const { actsWith } = interaction[element.localName] ?? {};
  if (actsWith && new URLSearchParams(location.search).has(actsWith)) return true;
  const fields = element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "input, textarea",
  );
  return (
    element.matches(":focus-within") ||
    [...fields].some(({ value, defaultValue }) => value !== defaultValue)
  );
}

let isPruning = false;

/** Lets go of elements of a page that was left. An element that comes back is found again. */
function prune(): void {
  isPruning = false;
  for (const known of untouched.keys()) if (!known.isConnected) forget(known);
}

function forget(element: Element): void {
  untouched.delete(element);
  inView.delete(element);
  view.unobserve(element);
}

/** Mounts the element, and then, once that is painted, those of its tag that are near. */
export function touch(touched: Element): void {
  const { localName: tag } = touched;
  if (switchedOff.has(tag)) return;
  ahead.drop(tag);
  releasePreview(tag);
  touchedTags.add(tag);
  start(touched, timeWake(tag));
  void customElements
    .whenDefined(tag)
    .then(idle)
    .then(() => {
      for (const element of untouched.keys())
        if (element.localName === tag && !pressed.has(element)) start(element);
    });
}

/** @param mounted called back when it is mounted */
function start(element: Element, mounted?: () => void): void {
  const { localName: tag } = element;
  const load = untouched.get(element);
  forget(element);
  if (!load || !element.isConnected) return;
  released.add(element);
  // It was warmed up, or a script of the page has set a property.
  if (element.shadowRoot) mounted?.();
  else {
    waitForMount(element, interaction[tag] ?? {}, mounted);
    if (customElements.get(tag)) (element as WidgetElement).invalidate();
    else load();
  }
}

/**
 * Mounts the first element of the tag on the screen when there is time, and no other: what code has
 * done once, it does quickly at a touch. Elements that look otherwise than what they draw wait.
 */
function warmUp(tag: string): void {
  if (!cold.delete(tag)) return;
  void idle().then(() => {
    const [first] = [...inView]
      .filter(
        (element) =>
          element.localName === tag &&
          !pressed.has(element) &&
          !element.hasAttribute("data-mount") &&
          element.matches(leftToVisitor),
      )
      .sort((one, other) => (isBefore(one, other) ? -1 : 1));
    if (!first || !customElements.get(tag)) cold.add(tag);
    else {
      released.add(first);
      (first as WidgetElement).invalidate();
    }
  });
}

/** Returns what to call when the widget is drawn, for the first of its tag. */
function timeWake(tag: string): (() => void) | undefined {
  const wake = wakes().get(tag);
  if (!wake || wake.began !== undefined) return undefined;
  const began = performance.now();
  wake.began = began;
  // The task after the frame that shows it.
  return () =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        wake.ms = performance.now() - began;
      }),
    );
}

/** The tag of which an element is seen first. */
function firstOnScreen(tags: Iterable<string>): string | undefined {
  const places = new Map<string, number>([...tags].map((tag) => [tag, Number.MAX_VALUE]));
  for (const element of untouched.keys()) {
    const { localName: tag } = element;
    const place = places.get(tag);
    if (place === undefined || switchedOff.has(tag)) continue;
    places.set(tag, Math.min(place, screenOrder(element.getBoundingClientRect(), innerHeight)));
  }
  const [first] = [...places].sort(([, one], [, other]) => one - other);
  return first?.[0];
}
