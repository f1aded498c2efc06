import { useDomPatches } from "@yy/element/react/useDomPatches";
import { useLayoutEffect, useRef, useState } from "react";
import { FieldMessages } from "../fields/FieldMessages";
import { FormFields } from "../fields/formFields";
import { fieldLabel } from "../fields/labels";
import { onFormInput } from "../fields/onFormInput";
import { controlFor, type PlacedErrors, placeErrors } from "./placeErrors";

/** Shows the server's messages beside the fields of a form. */
export interface ServerErrors {
  /**
   * Replaces the messages that are shown.
   * @param errors the server's key → message
   */
  readonly show: (errors: ReadonlyMap<string, string>) => PlacedErrors | undefined;
  /** Puts the messages into `spoken`. Call this when none of their fields gets the focus. */
  readonly say: () => void;
  /** Text for a live region. */
  readonly spoken: string;
  readonly clear: () => void;
}

/** The server's key → message. */
const none: ReadonlyMap<string, string> = new Map();

/** Shows the server's messages beside the fields; the next input of a field removes its message. */
export function useServerErrors(form: HTMLFormElement | null): ServerErrors {
  const [errors, setErrors] = useState(none);
  const [spoken, setSpoken] = useState("");
  const placed = useRef<PlacedErrors | undefined>(undefined);

  useDomPatches(
    (patches) => {
      if (!form || errors.size === 0) return undefined;
      const fields = new FormFields(form);
      const messages = new FieldMessages(patches);
      for (const [field, message] of placeErrors(errors, fields).fields)
        messages.show(field, message, fields.groupOf(field));
      return undefined;
    },
    [form, errors],
  );

  const isShown = errors.size > 0;
  // A layout effect, because an effect after the next paint would miss keys of a visitor who goes
  // on typing.
  useLayoutEffect(() => {
    if (!form || !isShown) return undefined;
    return onFormInput(form, (field) => {
      if (!field) return;
      const fields = new FormFields(form);
      const changed = fields.representativeOf(field);
      setErrors((before) => {
        const others = [...before].filter(([key]) => controlFor(key, fields) !== changed);
        return others.length < before.size ? new Map(others) : before;
      });
    });
  }, [form, isShown]);

  return {
    show(rejected) {
      if (!form) return undefined;
      setErrors(rejected);
      placed.current = placeErrors(rejected, new FormFields(form));
      return placed.current;
    },
    say() {
      const messages = [...(placed.current?.fields ?? [])];
      setSpoken(messages.map(([field, message]) => `${fieldLabel(field)}: ${message}`).join(". "));
    },
    spoken,
    clear() {
      setErrors(none);
      setSpoken("");
    },
  };
}
