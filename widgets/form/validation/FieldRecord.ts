import type { RuleCall } from "@yy/domain/forms/formRules";
import type { Field } from "@yy/ui/fields/field";

/** What the form remembers of a field. */
export interface FieldRecord {
  /** Changed by the visitor since the page came or the form was reset. */
  isDirty: boolean;
  /** What the rules say now; "" when nothing is wrong. */
  failure: string;
  /** What the server said of the value it was sent; it leaves with the next input. */
  serverError: string;
  /** The message the visitor sees; "" for none. */
  shown: string;
  /** What we last wrote into the constraint API; another text there is the page's own. */
  mirrored: string;
  /** Running until the failure is shown. */
  delay: ReturnType<typeof setTimeout> | undefined;
  /** `data-patterns` as last read, and what it says. */
  patterns: string;
  calls: readonly RuleCall[];
  /** The value at the last validation: a browser may fill a field in without an event. */
  validatedValue: string;
}

/** Kept apart from the fields: they outlive a new start of the form's work, and forget what left the page. */
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
