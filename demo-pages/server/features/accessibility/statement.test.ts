import { readFileSync } from "node:fs";
import { join } from "node:path";
import { useServer } from "@yy/testing";
import { describe, expect, it } from "vitest";
import { guideFiles } from "../../node/guideFiles";
import { repositoryFolder } from "../../node/paths";
import { readStatement } from "./statement";

const demo = useServer();
const guide = guideFiles("");
const statement = readStatement(guide.document("accessibility"));
const criteria = statement.principles.flatMap((principle) => principle.criteria);
const tags = guide.schemas().widgets.map(({ tag }) => tag);

/** WCAG 2.2, without 4.1.1, which it took out. */
const levels = {
  A: "1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2",
  AA: "1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3",
};

describe("the accessibility statement", () => {
  it.each(["A", "AA"] as const)("has every criterion of level %s, in WCAG's order", (level) => {
    const ids = criteria.filter((criterion) => criterion.level === level).map(({ id }) => id);
    expect(ids).toEqual(levels[level].split(" "));
  });

  it("gives a test for every criterion that widgets have a part in", () => {
    const needsTest = new Set(["atende", "em parte"]);
    const untested = criteria.filter(
      ({ verdict, tests }) => needsTest.has(verdict) && tests.length === 0,
    );
    expect(untested).toEqual([]);
    const verdicts = new Set(criteria.map(({ verdict }) => verdict));
    expect([...verdicts].sort()).toEqual(["atende", "da página", "em parte", "não se aplica"]);
  });

  it("names tests that exist, by file and name", () => {
    const references = [
      ...criteria.flatMap(({ tests }) => tests),
      ...statement.patterns.flatMap(({ tests }) => tests),
      ...tags.flatMap((tag) => statement.keyboardTests(tag)),
    ];
    const missing = references.filter(({ file, name }) => {
      const code = readFileSync(join(repositoryFolder, file), "utf8");
      return !['"', "'", "`"].some((quote) => code.includes(quote + name + quote));
    });
    expect(missing, "docs/accessibility.md names tests that these files do not have").toEqual([]);
  });

  it("is served with the keys of every widget, and a row for every criterion", async () => {
    const html = await (await demo.visitor()).visit("/acessibilidade");
    for (const { id } of criteria) expect(html).toContain(`id="criterio-${id}"`);
    for (const tag of tags) {
      const [row = ""] =
        html.match(new RegExp(`<code>${tag}</code></a></th>[\\s\\S]*?</tr>`)) ?? [];
      const page = `demo-pages/pages/widgets/${tag.slice("yy-".length)}.html`;
      expect(row, `${tag} needs a page, ${page}`).not.toBe("");
      const silent = /data-column="teclas e foco"><\/td>/.test(row);
      expect(silent, `${page} needs "keyboard:" at its top`).toBe(false);
      const untested = /data-column="teste"><ul[^>]*><\/ul>/.test(row);
      expect(untested, `docs/accessibility.md, under "teclado", names no test of ${tag}`).toBe(
        false,
      );
    }
  });
});

it("shows the browsers of docs/browsers.md in the site's language", async () => {
  const html = await (await demo.visitor()).visit("/navegadores");
  const rows = html.slice(html.indexOf('id="sem"')).match(/<th scope="row"/g);
  expect(rows?.length).toBe(guide.document("browsers").match(/^\| (?!what)/gm)?.length);
  expect(html).not.toMatch(/ with | since |"sem isso"><\/td>/);
});
