import type { Location, ParseResult } from "@herb-tools/node-wasm";
import type { Finding, Severity } from "../finding";
import { checkRead } from "../fixes/fixTemplate";
import { ruleWords } from "../rules/words.pt";
import { codeInTree } from "../templates/codeInTree";
import { isComplete, pageOf, parserOptions } from "../templates/readTemplate";
import { templateCode } from "../templates/templateCode";
import { locationOf } from "./location";
import { mendTree } from "./mendTree";

/** A finding in the form that Herb's linter expects. */
interface Offense {
  readonly rule: string;
  readonly code: string;
  readonly source: string;
  readonly message: string;
  readonly location: Location;
  readonly severity: "error" | "warning" | "info";
  /** Herb passes it to `autofix`. */
  readonly replacements: Finding["replacements"];
}

const severities = { error: "error", warning: "warning", advice: "info" } as const satisfies Record<
  Severity,
  Offense["severity"]
>;

/**
 * A rule of the doctor for Herb's linter, which loads each rule from a file of its own. Nothing of
 * Herb is imported: the command line or the language server passes the tree that it has read
 * itself.
 * @param name of the doctor's rule; Herb's is the same after `yy-`
 */
export function herbRule(name: string) {
  const ruleName = `yy-${name}`;
  return class {
    static readonly type = "parser";
    static readonly ruleName = ruleName;
    static readonly autocorrectable = ruleWords[name]?.mended !== undefined;
    /** Otherwise Herb would not ask about templates with mistakes in their HTML. */
    static readonly consumesParserErrors = true;

    readonly ruleName = ruleName;
    readonly parserOptions = parserOptions;
    readonly defaultConfig = { enabled: true, severity: "error", exclude: [] };

    check(result: ParseResult): Offense[] {
      return findingsIn(result)
        .filter(({ rule }) => rule === name)
        .map(({ code, message, fix, severity, place, replacements }) => ({
          rule: ruleName,
          code: ruleName,
          source: "yy-doctor",
          message: `${message} (write: ${fix}) [${code}]`,
          location: locationOf(place, result),
          severity: severities[severity],
          replacements,
        }));
    }

    /** @returns the fixed tree; null when it could not be fixed */
    autofix({ replacements = [] }: Offense, result: ParseResult): ParseResult | null {
      return mendTree(result, replacements) ? result : null;
    }
  };
}

const found = new WeakMap<ParseResult, readonly Finding[]>();

/** Herb passes the same tree to every rule, so that the findings are computed once. */
function findingsIn(result: ParseResult): readonly Finding[] {
  const findings = found.get(result) ?? examine(result);
  found.set(result, findings);
  return findings;
}

function examine(result: ParseResult): readonly Finding[] {
  const { source, value } = result;
  const code = templateCode(source, "none");
  // `{% if a %}` is text in this tree, so that it is unknown which elements are conditional.
  if (!isComplete(result) || code.some(({ effect }) => effect === "begins")) return [];
  try {
    return checkRead(pageOf(value, codeInTree(source, code)), source);
  } catch (error) {
    // The other rules of the linter go on.
    console.error(`yy-doctor cannot read the tree of this version of Herb: ${error}`);
    return [];
  }
}
