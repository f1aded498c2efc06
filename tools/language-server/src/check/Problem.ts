import type { Finding, Severity } from "@yy/doctor/finding";
import type { Edit } from "@yy/doctor/fixes/replace";
import type { Span } from "../written/openCode";

/**
 * A finding with the piece of the template that is underlined. It is plain data, because it is sent
 * from one thread to another.
 */
export interface Problem extends Span {
  /** Name of the rule of the doctor. */
  readonly rule: string;
  /** Which mistake it is, by the table of the guide. */
  readonly code: Finding["code"];
  readonly severity: Severity;
  readonly message: string;
  /** What to write instead; undefined when the message says it. */
  readonly fix?: string;
  /** Path of the documentation in the repository. */
  readonly docs: string;
  /**
   * Edits that together fix the mistake; empty when there is no fix, or more than one possible fix.
   */
  readonly edits: readonly Edit[];
}
