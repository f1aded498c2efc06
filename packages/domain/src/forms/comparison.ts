/** Whether two fields say the same, to the letter. */
export function isEqualsTo(value: string, other: string): boolean {
  return value === other;
}
