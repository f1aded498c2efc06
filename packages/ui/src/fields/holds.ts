import { onePerPage } from "@yy/page/onePerPage";
import type { Field } from "./field";

/** Fields that a widget has disabled while it asks for what belongs in them, and the end of that. */
const holds = onePerPage("fieldHolds", () => new Map<Field, Promise<void>>());

/** Call when a widget disables fields for a while. Returns a function to call when it has enabled them again. */
export function holdFields(fields: readonly Field[]): () => void {
  let end = () => {};
  const released = new Promise<void>((resolve) => {
    end = resolve;
  });
  for (const field of fields) holds.set(field, released);
  return () => {
    for (const field of fields) if (holds.get(field) === released) holds.delete(field);
    end();
  };
}

/**
 * Resolves when no field of the form is held any more, each of which is disabled and would not be sent; undefined when
 * none is. What is found may make another widget ask: the cities of a state.
 */
export function whenReleased(form: HTMLFormElement): Promise<void> | undefined {
  const held = [...holds].filter(([field]) => field.form === form && field.isConnected);
  if (held.length === 0) return undefined;
  return Promise.all(held.map(([, released]) => released)).then(() => whenReleased(form));
}
