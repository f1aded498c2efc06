import { memberOf } from "@yy/page/memberOf";
import { onShown } from "@yy/page/moments";
import { type Field, onReset } from "./field";
import { isField } from "./formFields";

/**
 * Calls back with a field of the form whose value may have changed; without a field when all of
 * them may have, after a reset and when the page is shown again. Returns a cleanup function.
 */
export function onFormInput(form: HTMLFormElement, callback: (field?: Field) => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  const root = memberOf(form, "getRootNode")();
  const listen = ({ target }: Event) => {
    if (isField(target) && target.form === form) callback(target);
  };
  // The listeners are on the root: when an event arrives there, masks have formatted the text, and
  // it can also come from fields outside the form that belong to it by `form=`.
  for (const type of ["input", "change"]) root.addEventListener(type, listen, { signal });
  onShown(() => callback(), { signal });
  const stopReset = onReset(
    form,
    (each) => each === form,
    () => callback(),
  );
  return () => {
    end.abort();
    stopReset();
  };
}
