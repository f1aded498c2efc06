import { unaccepted } from "./accepted";
import { forgetResults, readResults, type Suite } from "./results";

/** A line about the audits of a run. */
export function summaryOf(suite: Suite): string {
  const results = readResults(suite);
  const findings = results.flatMap((each) => each.findings);
  const open = unaccepted(suite, findings).length;
  const noun = suite === "stories" ? "stories" : "pages";
  return `${suite}: ${results.length} ${noun} audited, ${open} open findings, ${findings.length - open} accepted with a reason`;
}

const suites = ["marketplace", "guide"] as const;

/**
 * Prints at the end of a run what was audited.
 * @public used by Vitest
 */
export default function setUp(): () => void {
  for (const suite of suites) forgetResults(suite);
  return () => {
    for (const suite of suites) if (readResults(suite).length > 0) console.log(summaryOf(suite));
  };
}
