import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { mistakes, unknown } from "../testing/templates";
import { checkTemplate } from "./fixes/fixTemplate";
import { rules } from "./rules";
import { ruleWords } from "./rules/words.pt";

const inRepository = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

for (const [mistake, [template, rule]] of Object.entries(mistakes))
  it(`tells of ${mistake}, and nothing else`, async () => {
    const findings = await checkTemplate(template);
    expect(findings.map((finding) => finding.rule)).toEqual([rule]);
    for (const { message, fix, docs } of findings) {
      expect(message).toMatch(/\w{4}/);
      expect(fix).toMatch(/\w{2}/);
      expect(existsSync(inRepository(docs)), docs).toBe(true);
    }
  });

it("has a mistake for every rule", () => {
  const told = new Set(Object.values(mistakes).map(([, rule]) => rule));
  expect(rules.map(({ name }) => name).filter((name) => !told.has(name))).toEqual([]);
});

it("has words for every rule, and says which of them `--fix` knows an answer to", async () => {
  for (const { name } of rules) expect(ruleWords[name]?.says, name).toMatch(/\w{4}/);
  const mended = new Set<string>();
  for (const [template] of Object.values(mistakes))
    for (const { rule, replacements } of await checkTemplate(template))
      if (replacements) mended.add(rule);
  const said = Object.keys(ruleWords).filter((name) => ruleWords[name]?.mended !== undefined);
  expect([...mended].sort()).toEqual(said.sort());
});

for (const [what, template] of Object.entries(unknown))
  it(`says nothing of ${what}`, async () => {
    expect(await checkTemplate(template)).toEqual([]);
  });

it("tells where a mistake stands, in lines that end as in Windows too", async () => {
  const [finding] = await checkTemplate('<p>é</p>\r\n  <yy-icon  data-nmae="a"></yy-icon>');
  expect(finding?.place).toEqual({ line: 2, column: 13 });
});
