/** Whether two values are identical, letter case and blanks included. */
export function isEqualsTo(value: string, other: string): boolean {
  return value === other;
}
