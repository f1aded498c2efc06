import type { PropsOf } from "@yy/element";
import { textInput, useField } from "@yy/ui/fields/useField";
import { useOutOfSight } from "@yy/ui/fields/useOutOfSight";
import { DrawnEditor } from "./DrawnEditor";
import type { TagInput } from "./list/tagInput";
import type { schema } from "./schema";

const tagInputs = `textarea, ${textInput}, input[type=hidden]`;

/** Shows tags in place of the page's own input, which keeps the comma list and submits it. */
export function TagEditor(props: PropsOf<typeof schema>) {
  const input = useField<TagInput>(tagInputs, "an <input> of text or a <textarea> inside it");

  // tag-editor.children.css hides the input; it is also hidden from screen readers, which read the
  // tags.
  useOutOfSight(input);

  return (
    <>
      <slot />
      {input && <DrawnEditor input={input} settings={props} />}
    </>
  );
}
