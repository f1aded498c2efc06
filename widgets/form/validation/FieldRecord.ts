import type { RuleCall } from "@yy/domain/forms/formRules";

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

export const newRecord = (): FieldRecord => ({
  mirrored: "",
  patterns: "",
  calls: [],
  validatedValue: "",
});
