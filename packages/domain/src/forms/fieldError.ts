import { parseServerErrors } from "./serverErrors";
import { fieldFor } from "./serverKeys";

/**
 * The server's error message for one field, else its message for the form as a whole (`base`). Undefined for a body
 * of any shape that has neither.
 */
export function fieldErrorIn(body: unknown, field: string): string | undefined {
  const errors = parseServerErrors(body);
  const key = fieldFor(field, errors.keys()) ?? fieldFor("base", errors.keys());
  return key === undefined ? undefined : errors.get(key);
}
