// This module runs in each measured page before the page's own code.

const milliseconds = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** Resolves before the browser renders the next frame. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Resolves in a new task; when called in a frame's callback, the first task after that frame was
 * rendered.
 */
function nextTask(): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
}

/** This is long enough for 2,000 buttons on a busy machine. */
const timeoutMs = 60_000;

/**
 * Resolves once the condition holds and a frame has been rendered after that, to the number of
 * frames it took.
 * @throws Error when the condition does not hold within a minute
 */
async function drawnFrame(holds: () => boolean): Promise<number> {
  const deadline = performance.now() + timeoutMs;
  let frames = 0;
  do {
    await nextFrame();
    frames += 1;
    if (performance.now() > deadline) throw new Error("it was not drawn in a minute");
  } while (!holds());
  await nextTask();
  return frames;
}

/** Waits until the main thread has been idle twice, so that all work of widgets is done. */
export async function quiet(): Promise<void> {
  for (let times = 0; times < 2; times += 1) {
    await milliseconds(20);
    // The timeout is needed because, once in hundreds of times, Chromium delays the call until the
    // next frame, and no frame is requested here.
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
  }
}

/** Whether the element is a mounted widget, or no widget at all. */
const isMounted = (element: Element) =>
  element.matches(":state(mounted)") || !element.localName.startsWith("yy-");

const widgets = "main > *, main yy-infinite-scroll";
const areMounted = () => [...document.querySelectorAll(widgets)].every(isMounted);

export const allMounted = () => drawnFrame(areMounted);

interface PaintTime {
  /** The time from the event's time stamp until a frame with the new state was rendered, in ms. */
  readonly time: number;
  /** The number of frames until then; 1 is the next one. */
  readonly frames: number;
}

let watched: Promise<PaintTime> | undefined;

/** Starts to watch for one trusted event that changes the function's result. */
export function watch(event: "click" | "keydown" | "pointerup", stateOf: () => unknown): void {
  const before = stateOf();
  watched = new Promise((resolve) => {
    const measure = async ({ timeStamp }: Event) => {
      const frames = await drawnFrame(() => stateOf() !== before);
      resolve({ time: performance.now() - timeStamp, frames });
    };
    window.addEventListener(event, measure, { once: true, capture: true });
  });
}

/** @throws Error when no event is being watched */
export function painted(): Promise<PaintTime> {
  if (!watched) throw new Error("watch comes first");
  return watched;
}

let longest = 0;

export function watchTasks(): void {
  longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  }).observe({ type: "longtask" });
}

/** The longest task so far in ms; 0 when none took more than 50 ms. */
export const longestTask = () => longest;

/**
 * Returns the contender's button: the first one in the shadow root, or in the element itself when
 * it has none.
 */
function drawnButton(element: Element, drawn = "button"): HTMLElement | undefined {
  const first = (element.shadowRoot ?? element).firstElementChild;
  return first instanceof HTMLElement && first.matches(`${drawn}:not([hidden])`)
    ? first
    : undefined;
}

/** Buttons appear in document order, so the last one is checked first. */
const allDrawn = (elements: readonly Element[], drawn?: string) =>
  elements.toReversed().every((element) => drawnButton(element, drawn));

/** Returns the pressed state of the first button. */
export function pressed(selector: string): string | null | undefined {
  const element = document.querySelector(`#host ${selector}`);
  return element && drawnButton(element)?.getAttribute("aria-pressed");
}

/** Waits for the button in the page's markup, so that all code is loaded, and removes it. */
export async function ready({ selector, drawn }: Pick<MountOrder, "selector" | "drawn">) {
  await drawnFrame(() => allDrawn([...document.querySelectorAll(selector)], drawn));
  document.querySelector("#first")?.replaceChildren();
  await quiet();
}

interface MountOrder {
  readonly html: string;
  readonly selector: string;
  /**
   * The element that a contender shows: a button, or the server's link (`a`) while it waits for a
   * touch.
   */
  readonly drawn?: string;
  /** The number of elements, from the first on, that are in view or near it. */
  readonly near: number;
  /** The delay after a frame in ms, because markup is inserted at any moment between two frames. */
  readonly phase: number;
}

/**
 * Returns the time in ms from the insertion of the markup until a frame with all buttons in or near
 * view was rendered.
 */
export async function mount({ html, selector, drawn, near, phase }: MountOrder): Promise<number> {
  const host = document.querySelector("#host") ?? document.body;
  await nextFrame();
  await milliseconds(phase);
  const start = performance.now();
  host.innerHTML = html;
  const elements = [...host.querySelectorAll(selector)].slice(0, near);
  await drawnFrame(() => allDrawn(elements, drawn));
  const time = performance.now() - start;
  await quiet();
  return time;
}

/** Removes all buttons from the page and waits until all work is done. */
export async function remove(): Promise<void> {
  document.querySelector("#host")?.replaceChildren();
  await quiet();
}

/** Returns the number of elements with the tag, once there are some and no more are added. */
export async function stableCount(tag: string): Promise<number> {
  const all = document.getElementsByTagName(tag);
  await drawnFrame(() => all.length > 0);
  for (let before = -1; before !== all.length; await milliseconds(250)) before = all.length;
  return all.length;
}

/**
 * Scrolls to the end and waits for the elements that are added then. Returns the number of
 * elements.
 */
export async function scrollForMore(tag: string): Promise<number> {
  const all = document.getElementsByTagName(tag);
  const before = all.length;
  window.scrollTo(0, document.documentElement.scrollHeight);
  await drawnFrame(() => all.length > before);
  return stableCount(tag);
}

interface LayoutShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** The sum of all layout shifts so far, and the elements that moved, as tag and classes. */
export const shifts = { sum: 0, moved: [] as string[] };

export function watchShifts(): void {
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShiftEntry[]) {
      shifts.sum += value;
      for (const { node } of sources)
        shifts.moved.push(
          node instanceof Element ? [node.localName, ...node.classList].join(".") : "?",
        );
    }
  }).observe({ type: "layout-shift", buffered: true });
}

const longTasks: PerformanceEntry[] = [];
let largestPaint = Number.NaN;

export function watchArrival(): void {
  new PerformanceObserver((list) => longTasks.push(...list.getEntries())).observe({
    type: "longtask",
    buffered: true,
  });
  new PerformanceObserver((list) => {
    largestPaint = list.getEntries().at(-1)?.startTime ?? largestPaint;
  }).observe({ type: "largest-contentful-paint", buffered: true });
}

/**
 * Returns the metrics of the page load so far, with times in ms from the start of the navigation.
 */
export function arrival() {
  const [firstPaint] = performance.getEntriesByName("first-contentful-paint");
  const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const after = longTasks.filter(
    ({ startTime, duration }) => startTime + duration > (firstPaint?.startTime ?? 0),
  );
  return {
    FCP: firstPaint?.startTime ?? Number.NaN,
    LCP: largestPaint,
    /** The total time of long tasks after the first paint, less 50 ms each. */
    TBT: after.reduce((sum, { duration }) => sum + duration - 50, 0),
    longest: Math.max(0, ...longTasks.map(({ duration }) => duration)),
    /** Compressed bytes, without the headers of responses. */
    scripts: resources
      .filter(({ name }) => name.endsWith(".js"))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  };
}

/**
 * Whether the first card's button shows that the user is followed, inside or outside a shadow root.
 */
export function isFollowing(): boolean {
  const button = document.querySelector(".seller > *");
  return /seguindo/.test(`${button?.textContent}${button?.shadowRoot?.textContent}`);
}

/** Whether the text of the modal is visible. */
export const isGuideOpen = () =>
  document.querySelector("#guia")?.checkVisibility({ visibilityProperty: true }) === true;
