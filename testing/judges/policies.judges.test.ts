import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { repositoryFolder } from "@yy/demo-pages/paths";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity, Type } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { describe, expect, it } from "vitest";

const folder = join(repositoryFolder, "docs/guide");

/** The policies that chapters of the guide recommend: as a header, and as a Rails initializer. */
const policies = readdirSync(folder).flatMap((file) => {
  const text = readFileSync(join(folder, file), "utf8");
  const headers = [...text.matchAll(/^Content-Security-Policy: (.+)$/gm)];
  const initializers = [
    ...text.matchAll(/\.content_security_policy do \|policy\|\n([\s\S]*?)\nend/g),
  ];
  const [whole = "", ...others] = [
    ...headers.map(([, policy = ""]) => policy),
    ...initializers.map(([, lines = ""]) => fromRails(lines)),
  ];
  return [whole, ...others]
    .filter(Boolean)
    .map((policy) => (/-src /.test(policy) ? policy : `${whole}; ${policy}`))
    .map((policy) => ({
      file,
      policy: policy.replace("'nonce-…'", "'nonce-dGhpcyBpcyBhIG5vbmNl'"),
    }));
});

/** `policy.img_src :self, :data` → `img-src 'self' data:` */
function fromRails(lines: string): string {
  return [...lines.matchAll(/policy\.(\w+)\s+(.+)/g)]
    .map(([, directive = "", sources = ""]) => {
      const values = sources
        .split(/,\s*/)
        .map((source) =>
          /^:(self|none)$/.test(source)
            ? `'${source.slice(1)}'`
            : source.replace(/^:(data|blob)$/, "$1:").replace(/^"(.*)"$/, "$1"),
        );
      return [directive.replaceAll("_", "-"), ...values].join(" ");
    })
    .join("; ");
}

/**
 * The evaluator's findings of medium severity or more, one line each. Whether `'self'` serves
 * JSONP, it cannot tell.
 */
function findings(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.MEDIUM)
    .map(({ type, severity, directive, value = "", description }) =>
      [Type[type], Severity[severity], directive, value, description].join(" "),
    );
}

it("finds the policies of the guide", () => {
  expect(policies.length).toBeGreaterThanOrEqual(3);
});

describe.each(policies)("$file: $policy", ({ policy }) => {
  it("has no known bypass", () => {
    expect(findings(policy)).toEqual([]);
  });
});
