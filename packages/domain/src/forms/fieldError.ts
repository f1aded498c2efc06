import { fieldFor, parseServerErrors } from "./serverErrors";

/**
 * Why a server refused what was sent in one field, in its own words: its message for that field, else the one for the
 * whole (`base`). Undefined for an answer without either, whatever its shape.
 */
export function fieldErrorIn(body: unknown, field: string): string | undefined {
  const errors = parseServerErrors(body);
  const key = fieldFor(field, errors.keys()) ?? fieldFor("base", errors.keys());
  return key === undefined ? undefined : errors.get(key);
}
