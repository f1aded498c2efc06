import type { Document } from "@siteimprove/alfa-dom";
import { unaccepted } from "./accepted";
import { auditByAlfa } from "./alfa";
import type { PlacelessFinding } from "./Finding";
import { recordResult } from "./results";

/**
 * Matches rules that only apply to whole pages, not to stories: title, first-level headings,
 * landmarks, skip links.
 */
const aboutPages =
  /^(sia-r(1|4|5|54|56|57|59|61|81|87|100|101|118)|page_title_exists|page_title_valid|html_lang_exists|html_skipnav_exists|skip_main_exists|skip_main_described|aria_content_in_landmark|aria_main_label_unique|heading_content_exists|html_lang_valid)$/;

/** A story that was read in its page. */
export interface ReadStory {
  readonly id: string;
  readonly file: string;
  /** The result of `readDocument`, as JSON. */
  readonly document: string;
  readonly ibm: readonly PlacelessFinding[];
}

/**
 * Records the findings of Alfa and IBM's engine. Returns those that are not accepted.
 * @public imported by its path, through Vite
 */
export async function auditStory({ id, file, document, ibm }: ReadStory): Promise<string[]> {
  const found = [...ibm, ...(await auditByAlfa(JSON.parse(document) as Document.JSON))];
  const findings = found
    .filter(({ rule }) => !aboutPages.test(rule))
    .map((finding) => ({ ...finding, place: id }));
  recordResult("stories", { place: id, file, findings });
  return unaccepted("stories", findings);
}
