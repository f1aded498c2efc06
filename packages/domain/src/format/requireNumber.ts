/**
 * Throws `TypeError` "Parameter must be a number." (behaviour 5.4) unless the value is a finite
 * number.
 */
export function requireNumber(value: number): void {
  if (!Number.isFinite(value)) throw new TypeError("Parameter must be a number.");
}
