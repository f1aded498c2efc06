// Runs in every measured page before anything of it.

const milliseconds = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** The moment before the browser draws the next frame. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** A task of its own: from a frame's callback, the first one after that frame was drawn. */
function nextTask(): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
}

/** Long enough for 2,000 buttons on a busy machine, in ms. */
const timeoutMs = 60_000;

/**
 * Resolves once a frame that shows what the condition asks for has been drawn, to the number of
 * frames it took.
 * @throws Error when that has not come about within a minute
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

/** Waits until the main thread has been idle twice, so that nothing of a widget's is left to do. */
export async function quiet(): Promise<void> {
  for (let times = 0; times < 2; times += 1) {
    await milliseconds(20);
    // With a limit: once in hundreds of times Chromium forgets the call until the next frame, which
    // nothing here asks for.
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
  }
}

/** One of ours, or nothing that would have to. */
const isMounted = (element: Element) =>
  element.matches(":state(mounted)") || !element.localName.startsWith("yy-");

const widgets = "main > *, main yy-infinite-scroll";
const areMounted = () => [...document.querySelectorAll(widgets)].every(isMounted);

export const allMounted = () => drawnFrame(areMounted);

interface PaintTime {
  /** From the event's own time stamp until a frame with the other state has been drawn, in ms. */
  readonly time: number;
  /** Frames until then; 1 is the very next one. */
  readonly frames: number;
}

let watched: Promise<PaintTime> | undefined;

/** Gets ready for one real event that changes what the function returns. */
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

/** Since they are watched, in ms; 0 when none was over 50 ms. */
export const longestTask = () => longest;

/**
 * Every contender's button comes first in its shadow root, or in the element itself where there is
 * none.
 */
function drawnButton(element: Element, drawn = "button"): HTMLElement | undefined {
  const first = (element.shadowRoot ?? element).firstElementChild;
  return first instanceof HTMLElement && first.matches(`${drawn}:not([hidden])`)
    ? first
    : undefined;
}

/** Buttons appear in the order of the page, so the last one is asked first. */
const allDrawn = (elements: readonly Element[], drawn?: string) =>
  elements.toReversed().every((element) => drawnButton(element, drawn));

/** Whether the first button says that the user is followed. */
export function pressed(selector: string): string | null | undefined {
  const element = document.querySelector(`#host ${selector}`);
  return element && drawnButton(element)?.getAttribute("aria-pressed");
}

/** Waits for the button that the page came with, so that all code is loaded, and takes it away. */
export async function ready({ selector, drawn }: Pick<MountOrder, "selector" | "drawn">) {
  await drawnFrame(() => allDrawn([...document.querySelectorAll(selector)], drawn));
  document.querySelector("#first")?.replaceChildren();
  await quiet();
}

interface MountOrder {
  readonly html: string;
  readonly selector: string;
  /** What a contender draws: a button, or with nothing to do yet the server's link (`a`). */
  readonly drawn?: string;
  /** How many elements, from the first, are in view or near it. */
  readonly near: number;
  /**
   * Delay after a frame, in ms. Markup comes at any moment between two frames, and waits for the
   * next one.
   */
  readonly phase: number;
}

/**
 * Time in ms from the insertion of the markup until a frame with every button in or near view has
 * been drawn.
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

/** Takes all buttons off the page and waits until nothing is left to do. */
export async function remove(): Promise<void> {
  document.querySelector("#host")?.replaceChildren();
  await quiet();
}

/** How many elements of the tag there are once some are there and no more come by themselves. */
export async function stableCount(tag: string): Promise<number> {
  const all = document.getElementsByTagName(tag);
  await drawnFrame(() => all.length > 0);
  for (let before = -1; before !== all.length; await milliseconds(250)) before = all.length;
  return all.length;
}

/**
 * Scrolls to the end and waits for the elements that come then; as many as there are afterwards.
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

/** The sum of all layout shifts since they are watched, and what moved, as tag and classes. */
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

/** What the arrival was like until now; times in ms from the start of the navigation. */
export function arrival() {
  const [firstPaint] = performance.getEntriesByName("first-contentful-paint");
  const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const after = longTasks.filter(
    ({ startTime, duration }) => startTime + duration > (firstPaint?.startTime ?? 0),
  );
  return {
    FCP: firstPaint?.startTime ?? Number.NaN,
    LCP: largestPaint,
    /** What long tasks after the first paint take beyond 50 ms each, together. */
    TBT: after.reduce((sum, { duration }) => sum + duration - 50, 0),
    longest: Math.max(0, ...longTasks.map(({ duration }) => duration)),
    /** Bytes as they were sent, without the headers of responses. */
    scripts: resources
      .filter(({ name }) => name.endsWith(".js"))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  };
}

/** Whether the first card's button says so, in a shadow root or without. */
export function isFollowing(): boolean {
  const button = document.querySelector(".seller > *");
  return /seguindo/.test(`${button?.textContent}${button?.shadowRoot?.textContent}`);
}

/** Whether the words of the modal are on the screen. */
export const isGuideOpen = () =>
  document.querySelector("#guia")?.checkVisibility({ visibilityProperty: true }) === true;
