import { useDomPatches } from "@yy/element/react/useDomPatches";
import { FieldMessages } from "@yy/ui/fields/FieldMessages";
import { FormFields } from "@yy/ui/fields/formFields";
import { useEffect, useState } from "react";
import { onFormInput } from "./listingFields";

/** Field name → what the server said of its value. */
export type FieldErrors = ReadonlyMap<string, string>;

const none: FieldErrors = new Map();

/** Shows what the server refused next to the fields; each message leaves with the field's next input. */
export function useFieldErrors(form: HTMLFormElement | null): (errors: FieldErrors) => void {
  const [errors, setErrors] = useState(none);

  useDomPatches(
    (patches) => {
      if (!form || errors.size === 0) return undefined;
      const fields = new FormFields(form);
      const messages = new FieldMessages(patches);
      for (const [name, message] of errors) {
        const field = fields.called(name);
        if (field) messages.show(field, message, fields.groupOf(field));
      }
      return undefined;
    },
    [form, errors],
  );

  const isShown = errors.size > 0;
  useEffect(() => {
    if (!form || !isShown) return undefined;
    return onFormInput(form, (field) => {
      const name = field?.name;
      if (name === undefined) return;
      setErrors((before) =>
        before.has(name) ? new Map([...before].filter(([each]) => each !== name)) : before,
      );
    });
  }, [form, isShown]);

  return setErrors;
}
