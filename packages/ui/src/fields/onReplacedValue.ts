import { formRoot } from "@yy/page/formRoot";
import { onShown } from "@yy/page/moments";
import { onePerPage } from "@yy/page/onePerPage";
import { type Field, onReset } from "./field";

type Root = ReturnType<typeof formRoot>;

interface Watched {
  readonly fields: Map<Field, () => void>;
  readonly end: () => void;
}

declare module "@yy/page/onePerPage" {
  interface PageRegistry {
    replacedValues: Map<Root, Watched>;
  }
}

/**
 * One set of listeners serves all fields of a document or shadow root. With a listener for each of
 * hundreds of fields, the time to add them would grow with the square.
 */
const watched = onePerPage("replacedValues", () => new Map());

/**
 * Calls back when the browser has replaced a field's value without an event: by a reset of its
 * form, or by restoring the page. A field has one callback at most: another call replaces it.
 * Returns a cleanup function.
 */
export function onReplacedValue(field: Field, callback: () => void): () => void {
  const root = formRoot(field);
  const { fields, end } = watched.get(root) ?? watch(root, field);
  fields.set(field, callback);
  return () => {
    fields.delete(field);
    if (fields.size > 0) return;
    end();
    watched.delete(root);
  };
}

function watch(root: Root, place: Field): Watched {
  const fields = new Map<Field, () => void>();
  const stopShown = onShown(() => {
    for (const callback of fields.values()) callback();
  });
  const stopReset = onReset(
    place,
    () => true,
    (_, form) => {
      for (const [field, callback] of fields) if (field.form === form) callback();
    },
  );
  const end = () => {
    stopShown();
    stopReset();
  };
  const watching = { fields, end };
  watched.set(root, watching);
  return watching;
}
