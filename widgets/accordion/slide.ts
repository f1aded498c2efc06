/** How long a panel takes to slide open or shut. */
const durationMs = 250;

const pseudoElement = "::details-content";

const slides = new WeakMap<HTMLDetailsElement, Animation>();

/**
 * Slides the content of a panel from its current height to the height that `open` asks for. The
 * panel is open or closed from the start, so nothing waits for the end. There is no slide if
 * visitors prefer less motion, or if the browser cannot animate the content.
 */
export function slide(panel: HTMLDetailsElement): void {
  if (!canSlide()) return;
  const running = slides.get(panel);
  const current = running?.playState === "running" ? contentHeight(panel) : undefined;
  running?.cancel();
  const whole = wholeHeight(panel);
  const [from, to] = panel.open ? [current ?? 0, whole] : [current ?? whole, 0];
  slides.set(panel, animate(panel, [from, to]));
}

/** The height that the content of a panel takes up now, in px. */
export function contentHeight(panel: HTMLDetailsElement): number {
  return Number.parseFloat(getComputedStyle(panel, pseudoElement).blockSize) || 0;
}

/** The height of the content when the panel is open; read once per slide, not per frame. */
function wholeHeight(panel: HTMLDetailsElement): number {
  const shown = animate(panel);
  const height = contentHeight(panel);
  shown.cancel();
  return height;
}

/** Animates the height; meanwhile the content is visible even if the panel is closed. */
function animate(panel: HTMLDetailsElement, heights?: readonly [number, number]): Animation {
  const shown = { contentVisibility: ["visible", "visible"], overflow: ["clip", "clip"] };
  const sized = heights && { blockSize: heights.map((height) => `${height}px`) };
  return panel.animate(
    { ...shown, ...sized },
    { duration: durationMs, easing: "cubic-bezier(0.2, 0, 0, 1)", pseudoElement },
  );
}

function canSlide(): boolean {
  return canAnimateContent() && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

let isContentAnimated: boolean | undefined;

/**
 * Whether the browser can animate the content of a panel. We try it, because browsers that know the
 * pseudo-element in a selector may refuse to animate it (Firefox), or animate the whole panel
 * instead (Safari).
 */
function canAnimateContent(): boolean {
  isContentAnimated ??= tryContentAnimation();
  return isContentAnimated;
}

function tryContentAnimation(): boolean {
  try {
    const { effect } = document.createElement("details").animate(null, { pseudoElement });
    return effect instanceof KeyframeEffect && effect.pseudoElement === pseudoElement;
  } catch {
    return false;
  }
}
