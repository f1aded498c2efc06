/**
 * The text of a count badge: "3", "99+" above the max, and "" (a hidden badge) for 0, negative
 * numbers and `NaN`.
 */
export function badgeText(count: number, max = 99): string {
  if (!(count > 0)) return "";
  return count > max ? `${max}+` : String(count);
}
