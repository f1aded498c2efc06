/** Throws `TypeError` "Parameter must be a number." (behaviour 5.4) for anything but a finite number. */
export function requireNumber(value: number): void {
  if (!Number.isFinite(value)) throw new TypeError("Parameter must be a number.");
}
