/** Where a tag is pinned; px. */
export interface Distances {
  /** Below the window's top. */
  readonly top: number;
  /** Kept free above the container's end. */
  readonly bottom: number;
}

/** How exactly a place on screen is known; px. */
const tolerance = 1;
/** Further than any tag is wide or high; px. */
const farAway = 100_000;

/**
 * Tells whether the tag stands at its distance below the window's top while its container scrolls by. Two lines are
 * observed, just above and just below that place: the tag is pinned while it has passed only the lower one. Nothing runs
 * while the page scrolls between them. Returns a cleanup function.
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

/** Tells whether all of the tag is below a line that many px below the window's top. */
function watchBelow(tag: Element, line: number, changed: (isBelow: boolean) => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => changed(entries.at(-1)?.intersectionRatio === 1),
    // The document, because without a root it is the outermost window's view that counts, also inside a frame.
    { root: document, rootMargin: `${-line}px ${farAway}px ${farAway}px`, threshold: 1 },
  );
  observer.observe(tag);
  return () => observer.disconnect();
}

/** False at the end of its container, and in one so short that the tag passes its place without a stop. */
function canTravel(tag: HTMLElement, bottom: number): boolean {
  const container = tag.parentElement;
  if (!container) return false;
  const { paddingBottom, borderBottomWidth } = getComputedStyle(container);
  const edge = Number.parseFloat(paddingBottom) + Number.parseFloat(borderBottomWidth);
  const end = container.getBoundingClientRect().bottom - edge;
  return end - tag.getBoundingClientRect().bottom > bottom;
}
