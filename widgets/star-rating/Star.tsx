const outline = "M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5L12 17.4l-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z";

/** A star, filled from its start to `fill` (0 to 1). */
export function Star({ fill }: { readonly fill: number }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path className="empty" d={outline} />
      {fill > 0 && (
        // An inner `<svg>` clips what is wider than itself.
        <svg className="full" width={24 * fill} height={24} aria-hidden="true">
          <path d={outline} />
        </svg>
      )}
    </svg>
  );
}

/** Returns how much of the n-th star (from 1) a rating fills, 0 to 1. */
export function fillOf(star: number, rating: number): number {
  return Math.min(1, Math.max(0, rating - star + 1));
}

/** Returns the numbers from 1 to `stars`. */
export function starNumbers(stars: number): number[] {
  return [...Array(stars).keys()].map((index) => index + 1);
}
