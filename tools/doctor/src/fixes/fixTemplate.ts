import { schemas } from "@yy/widgets/schemas";
import { checkPage } from "../checkPage";
import type { Finding } from "../finding";
import type { Page } from "../page";
import { readTemplate } from "../templates/readTemplate";
import { type Directives, templateCode } from "../templates/templateCode";
import { replace } from "./replace";

/**
 * The findings in a template. A finding has replacements only if they can be made.
 * @throws Error that says why the template cannot be read
 */
export async function checkTemplate(
  source: string,
  directives: Directives = "none",
): Promise<Finding[]> {
  return checkRead(await readTemplate(source, directives), source, directives);
}

/** Does the work of `checkTemplate` for a template that was read before. */
export function checkRead(page: Page, source: string, directives: Directives = "none"): Finding[] {
  const { findings, mended } = examined(page, source, directives);
  return findings.map(({ replacements, ...finding }, index) => {
    const isMended = mended.includes(findings[index] as Finding);
    return isMended && replacements ? { ...finding, replacements } : finding;
  });
}

/** A template after every mistake with only one possible fix was fixed. */
export interface FixedTemplate {
  /** The same text when nothing could be fixed. */
  readonly text: string;
  readonly mended: readonly Finding[];
  /** The mistakes that a person has to fix, with their places in `text`. */
  readonly findings: readonly Finding[];
}

/**
 * Fixes the mistakes that have only one possible fix. It takes several rounds, because the
 * attributes of a misspelt tag are known only after its name was fixed.
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
