/** Distances of a pinned tag, in px. */
export interface Distances {
  /** From the window's top. */
  readonly top: number;
  /** From the container's end. */
  readonly bottom: number;
}

/** The tolerance for a position on screen, in px. */
const tolerance = 1;
/** A distance greater than any tag's width or height, in px. */
const farAway = 100_000;

/**
 * Calls back with whether the tag is at its distance below the window's top while its container
 * scrolls by. Two lines are observed, just above and just below that place: the tag is pinned while
 * it has passed only the lower one. No code runs while the page scrolls between them. Returns a
 * cleanup function.
 */
export function watchPinned(
  tag: HTMLElement,
  { top, bottom }: Distances,
  changed: (isPinned: boolean) => void,
): () => void {
  let isBelowUpper = false;
  let isBelowLower = false;
  const tell = () => changed(isBelowUpper && !isBelowLower && canTravel(tag, bottom));
  const ends = [
    watchBelow(tag, top - tolerance, (isBelow) => {
      isBelowUpper = isBelow;
      tell();
    }),
    watchBelow(tag, top + tolerance, (isBelow) => {
      isBelowLower = isBelow;
      tell();
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/**
 * Calls back with whether the whole tag is below a line, at this distance in px below the window's
 * top. Returns a cleanup function.
 */
function watchBelow(tag: Element, line: number, changed: (isBelow: boolean) => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => changed(entries.at(-1)?.intersectionRatio === 1),
    // The root is the document: without one, the viewport of the outermost window would count, even
    // inside a frame.
    { root: document, rootMargin: `${-line}px ${farAway}px ${farAway}px`, threshold: 1 },
  );
  observer.observe(tag);
  return () => observer.disconnect();
}

/**
 * Whether the tag can move in its container. It cannot at the container's end, nor in one so short
 * that the tag passes through without being pinned.
 */
function canTravel(tag: HTMLElement, bottom: number): boolean {
  const container = tag.parentElement;
  if (!container) return false;
  const { paddingBottom, borderBottomWidth } = getComputedStyle(container);
  const edge = Number.parseFloat(paddingBottom) + Number.parseFloat(borderBottomWidth);
  const end = container.getBoundingClientRect().bottom - edge;
  return end - tag.getBoundingClientRect().bottom > bottom;
}
