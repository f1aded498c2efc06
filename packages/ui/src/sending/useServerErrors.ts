import { useDomPatches } from "@yy/element/react/useDomPatches";
import { useEffect, useState } from "react";
import { FieldMessages } from "../fields/FieldMessages";
import type { Field } from "../fields/field";
import { FormFields } from "../fields/formFields";
import { onFormInput } from "../fields/onFormInput";
import { type PlacedErrors, placeErrors } from "./placeErrors";

/** The server's messages beside the fields of a form. */
export interface ServerErrors {
  /** Replaces the messages that are shown. Takes the server's keys → messages. */
  readonly show: (errors: ReadonlyMap<string, string>) => PlacedErrors | undefined;
  readonly clear: () => void;
}

/** Field name → message. */
const none: ReadonlyMap<string, string> = new Map();

/**
 * Shows the server's messages beside the fields; the next input of a field removes its message.
 *
 * @param canShow whether a message can be shown beside the field
 */
export function useServerErrors(
  form: HTMLFormElement | null,
  canShow?: (field: Field) => boolean,
): ServerErrors {
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

  return {
    show(rejected) {
      const placed = form ? placeErrors(rejected, new FormFields(form), canShow) : undefined;
      const byName = Array.from(placed?.fields ?? [], ([{ name }, text]) => [name, text] as const);
      setErrors(new Map(byName));
      return placed;
    },
    clear: () => setErrors(none),
  };
}
