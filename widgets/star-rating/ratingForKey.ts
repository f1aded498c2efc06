/** Where a key is pressed: the star in focus, the rating so far, how many stars there are, and which way they run. */
export interface StarRow {
  readonly at: number;
  readonly rating: number;
  readonly stars: number;
  readonly rightToLeft: boolean;
}

/**
 * The rating a key asks for, 0 clearing it; undefined for a key that is none of ours. Arrows go around the ends, as
 * those of radios do.
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
