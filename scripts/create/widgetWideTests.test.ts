import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { inRepository, repositoryFiles } from "../repository";
import { widgetWideBrowserTests, widgetWideTests } from "./widgetWideTests";

/** What a test reads that asks something of every widget. */
const allWidgets =
  /@yy\/widgets\/schemas"|\bwidgetNames\(|schemas\(\)\.widgets|guideFiles\(""\)|repositoryFiles\(/;

/** Those that read the list for something else. */
const others = ["scripts/create/widgetWideTests.test.ts"];

it("names every test of Node that asks something of every widget, and none that is gone", () => {
  const tests = repositoryFiles("*.test.ts");
  for (const path of [...widgetWideTests, ...widgetWideBrowserTests.pages])
    expect(tests).toContain(path);
  const asking = tests
    .filter((path) => !/\.\w+\.test\.ts$/.test(path) && !others.includes(path))
    .filter((path) => allWidgets.test(readFileSync(inRepository(path), "utf8")));
  expect(asking.length).toBeGreaterThan(10);
  const unnamed = asking.filter((path) => !widgetWideTests.includes(path));
  expect(unnamed, "add these to scripts/create/widgetWideTests.ts").toEqual([]);
});
