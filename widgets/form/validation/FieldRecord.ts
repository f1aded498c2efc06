import type { RuleCall } from "@yy/domain/forms/formRules";
import type { Field } from "@yy/ui/fields/field";

/** What the validator keeps of one field. */
export interface FieldRecord {
  /** Message that we last set with `setCustomValidity`; another one there is the page's own. */
  mirrored: string;
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
  const record: FieldRecord = { mirrored: "", patterns: "", calls: [], validatedValue: "" };
  records.set(field, record);
  return record;
}
