import { readFileSync } from "node:fs";
import { join } from "node:path";
import { useServer } from "@yy/testing";
import { describe, expect, it } from "vitest";
import { pagesFolder, partialsFolder, repositoryFolder } from "../../node/paths";
import { TemplateFiles } from "../../node/TemplateFiles";
import { Templates } from "../../rendering/Templates";
import { principles } from "./criteria/index";
import { keyboardTests } from "./keyboardTests";
import { newerFeatures } from "./olderBrowsers";
import { patterns } from "./patterns";
import { testNamesIn } from "./testing/testNames";
import type { TestReference } from "./tests";
import { keyboardRows } from "./view";

const demo = useServer();
const templates = new Templates(new TemplateFiles(pagesFolder, partialsFolder));
const criteria = principles.flatMap((principle) => principle.criteria);

/** WCAG 2.2, without 4.1.1, which it took out. */
const levels = {
  A: "1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2",
  AA: "1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3",
};

describe("the accessibility statement", () => {
  it.each(["A", "AA"] as const)(
    "has every criterion of level %s once, in WCAG's order",
    (level) => {
      const ids = criteria.filter((criterion) => criterion.level === level).map(({ id }) => id);
      expect(ids).toEqual(levels[level].split(" "));
    },
  );

  it("gives a test for every criterion that widgets have a part in", () => {
    const untested = criteria.filter(
      ({ verdict, tests }) => (verdict === "met" || verdict === "partly") && tests.length === 0,
    );
    expect(untested).toEqual([]);
  });

  it("has the keys of every widget, from its page of the guide, and their test", () => {
    const rows = keyboardRows(templates);
    expect(rows.filter(({ keys }) => keys === "")).toEqual([]);
    expect(rows.map(({ name }) => name)).toEqual(
      expect.arrayContaining(Object.keys(keyboardTests)),
    );
  });

  it("links to tests that exist, by file and name", () => {
    const references: readonly TestReference[] = [
      ...criteria.flatMap(({ tests }) => tests),
      ...patterns.flatMap(({ tests }) => tests),
      ...Object.values(keyboardTests),
    ];
    const missing = references.filter(
      ({ file, name }) => !testNamesIn(join(repositoryFolder, file)).has(name),
    );
    expect(missing).toEqual([]);
  });

  it("is served, with the names of tests and what they show as text", async () => {
    const html = await (await demo.visitor()).visit("/acessibilidade");
    for (const { id } of criteria) expect(html).toContain(`id="criterio-${id}"`);
    expect(html).toContain("<code>yy-select</code>");
    expect(html).toContain("when it is wider spaced");
  });

  it("is one link away from every page", async () => {
    const visitor = await demo.visitor();
    for (const path of ["/", "/widgets", "/widgets/tabs"]) {
      expect(await visitor.visit(path)).toContain('<a href="/acessibilidade">');
    }
  });
});

describe("the page of the browsers", () => {
  it("names what docs/browsers.md names, with the same versions", () => {
    const text = readFileSync(join(repositoryFolder, "docs/browsers.md"), "utf8");
    const rows = text
      .split("\n")
      .filter((line) => line.startsWith("| ") && !line.startsWith("| what"))
      .map((line) => line.split("|").map((cell) => cell.trim()))
      .map(([, what, chrome, firefox, safari]) => ({ what, chrome, firefox, safari }));
    expect(rows.length).toBeGreaterThan(30);
    expect(newerFeatures.map(({ without: _, ...rest }) => rest)).toEqual(rows);
  });

  it("begins with the browsers that the code is built for, and links back", async () => {
    const html = await (await demo.visitor()).visit("/navegadores");
    expect(html).toContain(">109<");
    expect(html).toContain('<a href="/acessibilidade">');
    expect(html).not.toMatch(/ with | since /);
  });
});
