/**
 * Where a key was pressed: the focused star, the current rating, the number of stars, and their
 * direction.
 */
export interface StarRow {
  readonly at: number;
  readonly rating: number;
  readonly stars: number;
  readonly rightToLeft: boolean;
}

/**
 * Returns the rating that a key chooses, 0 to clear it; undefined for other keys. Arrows wrap
 * around at the ends, as in radios.
 */
export function ratingForKey(
  key: string,
  { at, rating, stars, rightToLeft }: StarRow,
): number | undefined {
  const next = at === stars ? 1 : at + 1;
  const previous = at === 1 ? stars : at - 1;
  switch (key) {
    case "ArrowDown":
      return next;
    case "ArrowUp":
      return previous;
    case "ArrowRight":
      return rightToLeft ? previous : next;
    case "ArrowLeft":
      return rightToLeft ? next : previous;
    case " ":
      return at === rating ? 0 : at;
    case "Home":
      return 1;
    case "End":
      return stars;
    case "Delete":
    case "Backspace":
      return 0;
    default:
      return /^\d$/.test(key) && Number(key) <= stars ? Number(key) : undefined;
  }
}
