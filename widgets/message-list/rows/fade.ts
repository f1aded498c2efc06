/** Of one row; ms. */
const duration = 150;
/** Between one row and the next; ms. */
const hideStagger = 10;
const showStagger = 20;
/** The rows after this one go together with it: however long the list, it is over soon. */
const lastStaggered = 20;

const hiding = "yy-message-hiding";

const prefersStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Fades the rows out, one after the other. Resolves when they are out of sight, in which they stay. */
export async function hideRows(
  rows: readonly HTMLElement[],
  still = prefersStill(),
): Promise<void> {
  rows.forEach((row, index) => {
    if (row.getAnimations().some(({ id }) => id === hiding)) return;
    row.animate([{ opacity: 1 }, { opacity: 0 }], {
      id: hiding,
      duration: still ? 0 : duration,
      delay: still ? 0 : delayOf(index, hideStagger),
      easing: "ease-out",
      fill: "forwards",
    });
  });
  if (still || rows.length === 0) return;
  // Not the animations' own end: a hidden tab never comes to it.
  const total = duration + delayOf(rows.length - 1, hideStagger);
  await new Promise((resolve) => setTimeout(resolve, total));
}

/** Brings the rows back into sight, one after the other. */
export function showRows(rows: readonly HTMLElement[]): void {
  const still = prefersStill();
  rows.forEach((row, index) => {
    unhide(row);
    if (still) return;
    row.animate([{ opacity: 0 }, { opacity: 1 }], {
      duration,
      delay: delayOf(index, showStagger),
      easing: "ease-out",
      fill: "backwards",
    });
  });
}

/** Brings the rows back at once. */
export function unhideRows(rows: readonly HTMLElement[]): void {
  for (const row of rows) unhide(row);
}

function unhide(row: HTMLElement): void {
  for (const animation of row.getAnimations()) if (animation.id === hiding) animation.cancel();
}

const delayOf = (index: number, stagger: number) => Math.min(index, lastStaggered) * stagger;
