import { memberOf } from "@yy/page/memberOf";
import { onShown } from "@yy/page/moments";
import { type Field, onReset } from "./field";
import { isField } from "./formFields";

/**
 * Calls back when a field of the form may have another value; without a field when any of them may:
 * after a reset, and when the page is shown again. Returns a cleanup function.
 */
export function onFormInput(form: HTMLFormElement, callback: (field?: Field) => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  const root = memberOf(form, "getRootNode")();
  const listen = ({ target }: Event) => {
    if (isField(target) && target.form === form) callback(target);
  };
  // On the root: by then masks have changed the text, and fields outside the form with `form=` are
  // included.
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
