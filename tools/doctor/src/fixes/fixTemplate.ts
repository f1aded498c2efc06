import { schemas } from "@yy/widgets/schemas";
import { checkPage } from "../checkPage";
import type { Finding } from "../finding";
import type { Page } from "../page";
import { readTemplate } from "../templates/readTemplate";
import { type Directives, templateCode } from "../templates/templateCode";
import { replace } from "./replace";

/**
 * What is wrong with a template; replacements only where they can be made.
 * @throws Error that says why the template cannot be read
 */
export async function checkTemplate(
  source: string,
  directives: Directives = "none",
): Promise<Finding[]> {
  return checkRead(await readTemplate(source, directives), source, directives);
}

/** As `checkTemplate`, of a template that was read before. */
export function checkRead(page: Page, source: string, directives: Directives = "none"): Finding[] {
  const { findings, mended } = examined(page, source, directives);
  return findings.map(({ replacements, ...finding }, index) => {
    const isMended = mended.includes(findings[index] as Finding);
    return isMended && replacements ? { ...finding, replacements } : finding;
  });
}

/** A template with everything mended that has one answer. */
export interface FixedTemplate {
  /** The same text when there was nothing to mend. */
  readonly text: string;
  readonly mended: readonly Finding[];
  /** What is left to do by hand, with the places in `text`. */
  readonly findings: readonly Finding[];
}

/**
 * Mends what has one answer. In several rounds: of a tag with a wrong name the attributes are known
 * only when it has the right one.
 * @throws Error that says why the template cannot be read
 */
export async function fixTemplate(
  source: string,
  directives: Directives = "none",
): Promise<FixedTemplate> {
  const mended: Finding[] = [];
  for (let text = source; ; ) {
    const round = examined(await readTemplate(text, directives), text, directives);
    if (round.mended.length === 0) return { text, mended, findings: round.findings };
    mended.push(...round.mended);
    text = round.text;
  }
}

function examined(page: Page, source: string, directives: Directives) {
  const findings = checkPage(page, schemas);
  return { findings, ...replace(source, findings, templateCode(source, directives)) };
}
