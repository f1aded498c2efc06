/** How long one row fades. */
const durationMs = 150;
/** The delay between one row and the next. */
const hideStaggerMs = 10;
const showStaggerMs = 20;
/** Later rows have no further delay, so that a long list takes no longer. */
const lastStaggered = 20;

const hiding = "yy-message-hiding";

const prefersStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Fades the rows out, one after the other, and leaves them hidden. Resolves when all are hidden.
 */
export async function hideRows(
  rows: readonly HTMLElement[],
  still = prefersStill(),
): Promise<void> {
  rows.forEach((row, index) => {
    if (row.getAnimations().some(({ id }) => id === hiding)) return;
    row.animate([{ opacity: 1 }, { opacity: 0 }], {
      id: hiding,
      duration: still ? 0 : durationMs,
      delay: still ? 0 : delayOf(index, hideStaggerMs),
      easing: "ease-out",
      fill: "forwards",
    });
  });
  if (still || rows.length === 0) return;
  // Does not await the animations' `finished`, which never resolves in a hidden tab.
  const totalMs = durationMs + delayOf(rows.length - 1, hideStaggerMs);
  await new Promise((resolve) => setTimeout(resolve, totalMs));
}

/** Fades the rows in, one after the other. */
export function showRows(rows: readonly HTMLElement[]): void {
  const still = prefersStill();
  rows.forEach((row, index) => {
    unhide(row);
    if (still) return;
    row.animate([{ opacity: 0 }, { opacity: 1 }], {
      duration: durationMs,
      delay: delayOf(index, showStaggerMs),
      easing: "ease-out",
      fill: "backwards",
    });
  });
}

/** Shows the rows without a fade. */
export function unhideRows(rows: readonly HTMLElement[]): void {
  for (const row of rows) unhide(row);
}

function unhide(row: HTMLElement): void {
  for (const animation of row.getAnimations()) if (animation.id === hiding) animation.cancel();
}

const delayOf = (index: number, stagger: number) => Math.min(index, lastStaggered) * stagger;
