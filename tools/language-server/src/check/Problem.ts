import type { Finding, Severity } from "@yy/doctor/finding";
import type { Edit } from "@yy/doctor/fixes/replace";
import type { Span } from "../written/openCode";

/**
 * A finding with the piece of the template that is underlined; plain data, which goes from one
 * thread to another.
 */
export interface Problem extends Span {
  /** Name of the rule of the doctor. */
  readonly rule: string;
  /** Which mistake it is, by the table of the guide. */
  readonly code: Finding["code"];
  readonly severity: Severity;
  /** What is wrong. */
  readonly message: string;
  /** What to write instead; undefined when the message says it. */
  readonly fix?: string;
  /** Path of the documentation in the repository. */
  readonly docs: string;
  /** What mends it, all together; empty when there is more than one answer, or none. */
  readonly edits: readonly Edit[];
}
