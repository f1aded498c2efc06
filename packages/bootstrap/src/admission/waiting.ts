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

/** Elements that the visitor has not touched yet → loads their code, or else updates them. */
const untouched = new Map<Element, () => void>();
/** Untouched elements in the viewport, which a pointer can come near. */
export const inView = new Set<Element>();
/**
 * Untouched elements under a pressed pointer. If they were mounted now, they would get no click.
 */
export const pressed = new Set<Element>();
/** Elements that no longer wait for a touch. */
const released = new WeakSet<Element>();
/** Tags with an element that the visitor has touched. */
const touchedTags = new Set<string>();
/** Tags whose code has run ahead, but of which no element was mounted ahead. */
const unwarmed = new Set<string>();

export const ahead = new CodeAhead(firstOnScreen, (tag) => {
  unwarmed.add(tag);
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
mountGate.holds = (element, update) => holds?.(element, update) || isHeld(element, update);
mountGate.release = (element) => {
  release?.(element);
  released.add(element);
};

/**
 * Whether the element must not mount yet. An element that is inserted after its tag was defined
 * ahead begins to wait here.
 */
function isHeld(element: Element, update: () => void): boolean {
  const { localName: tag } = element;
  if (released.has(element)) return false;
  if (untouched.has(element)) {
    untouched.set(element, update);
    return true;
  }
  if (touchedTags.has(tag) || switchedOff.has(tag)) return false;
  if (!Object.hasOwn(interaction, tag) || !isLeftToVisitor(element) || isInUse(element))
    return false;
  wait(element, update);
  return true;
}

export const isUntouched = (node: EventTarget): node is Element =>
  node instanceof Element && untouched.has(node);

export const untouchedElements = (): Iterable<Element> => untouched.keys();

/**
 * @param load loads the code, which defines the tag
 * @param files returns the URLs of the code, the tag's own file last; they are loaded ahead in idle
 * time
 */
export function wait(element: Element, load: () => void, files?: () => readonly string[]): void {
  const { localName: tag } = element;
  untouched.set(element, load);
  holdPreview(tag);
  if (!wakes().has(tag)) wakes().set(tag, {});
  view.observe(element);
  attributes.observe(element, { attributes: true });
  // Prunes once for all elements of one task: a list may have thousands.
  if (!isPruning) setTimeout(prune);
  isPruning = true;
  if (files && !savesData(globalThis)) ahead.add(tag, files);
}

// A script of the page has changed an attribute, so that the element has to show another value.
const attributes = new MutationObserver((changes) => {
  for (const { target, attributeName } of changes)
    if (attributeName?.startsWith("data-") && isUntouched(target)) touch(target);
});

/**
 * Whether the visitor uses the element, or has used it before the listeners were added; or whether
 * the widget acts without a touch on this page.
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

/** Forgets the elements of a page that was left. An element that comes back is found again. */
function prune(): void {
  isPruning = false;
  for (const known of untouched.keys()) if (!known.isConnected) forget(known);
}

function forget(element: Element): void {
  untouched.delete(element);
  inView.delete(element);
  view.unobserve(element);
}

/** Mounts the element, and then, in idle time, the other waiting elements of its tag. */
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

/** @param mounted called when the element is mounted */
function start(element: Element, mounted?: () => void): void {
  const { localName: tag } = element;
  const load = untouched.get(element);
  forget(element);
  if (!load || !element.isConnected) return;
  released.add(element);
  // The element was mounted ahead, or a script of the page has set a property.
  if (element.shadowRoot) mounted?.();
  else {
    waitForMount(element, interaction[tag] ?? {}, mounted);
    load();
  }
}

/**
 * Mounts the first element of the tag on the screen in idle time, so that the code has run once and
 * is fast at a touch. Elements whose look changes when they mount are left waiting.
 */
function warmUp(tag: string): void {
  if (!unwarmed.delete(tag)) return;
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
    if (!first || !customElements.get(tag)) unwarmed.add(tag);
    else {
      released.add(first);
      untouched.get(first)?.();
    }
  });
}

/**
 * Returns a function to call when the widget is mounted, for the first touched element of its tag.
 */
function timeWake(tag: string): (() => void) | undefined {
  const wake = wakes().get(tag);
  if (!wake || wake.began !== undefined) return undefined;
  const began = performance.now();
  wake.began = began;
  // Measures in the task after the frame that shows the widget.
  return () =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        wake.ms = performance.now() - began;
      }),
    );
}

/** The tag whose element comes first on the screen. */
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
