import type { RuleCall } from "@yy/domain/forms/formRules";
import type { Field } from "@yy/ui/fields/field";

/** State of one field. */
export interface FieldRecord {
  /** Changed by the visitor since the page came or the form was reset. */
  isDirty: boolean;
  /** What the rules say now; "" when nothing is wrong. */
  failure: string;
  /** The server's error for the value that was sent; cleared at the next input. */
  serverError: string;
  /** The message the visitor sees; "" for none. */
  shown: string;
  /** Message that we last set with `setCustomValidity`; another one there is the page's own. */
  mirrored: string;
  /** Timer after which the failure is shown. */
  delay: ReturnType<typeof setTimeout> | undefined;
  /** `data-patterns` as last read, and what it says. */
  patterns: string;
  calls: readonly RuleCall[];
  /** The value at the last validation: a browser may fill a field in without an event. */
  validatedValue: string;
}

/** By field, for as long as the field exists: it outlives a restart of `FormController`, after a snapshot for example. */
export type FieldRecords = WeakMap<Field, FieldRecord>;

export function recordOf(records: FieldRecords, field: Field): FieldRecord {
  const known = records.get(field);
  if (known) return known;
  const record: FieldRecord = {
    isDirty: false,
    failure: "",
    serverError: "",
    shown: "",
    mirrored: "",
    delay: undefined,
    patterns: "",
    calls: [],
    validatedValue: "",
  };
  records.set(field, record);
  return record;
}
