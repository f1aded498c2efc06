import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { releaseChanges } from "./releaseChanges";

let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "yy-changes-"));
  for (const [path, version] of [
    ["node_modules/@yy/widgets", "1.1.0"],
    ["package", "1.2.0"],
  ] as const) {
    mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(join(folder, path, "changes.json"), JSON.stringify({ version, names: [] }));
  }
  mkdirSync(join(folder, "app/views"), { recursive: true });
  writeFileSync(join(folder, "broken.json"), "{");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const versionOf = (given: string) => releaseChanges(given, join(folder, "app/views")).version;

it("finds a release in the installed package, and in one that npm pack has brought", () => {
  expect(versionOf("1.1.0")).toBe("1.1.0");
  expect(versionOf("1.2.0")).toBe("1.2.0");
  expect(versionOf("../../package")).toBe("1.2.0");
  expect(versionOf("../../package/changes.json")).toBe("1.2.0");
});

it.each([
  ["1.3.0", "1.3.0 is not here: npx --package @yy/widgets@1.3.0 yy-doctor"],
  ["next", "next is no version, and no file is there"],
  [".", ". has no changes.json"],
  ["../../broken.json", "broken.json: it is no JSON"],
])("says in one sentence that there is none in %s", (given, problem) => {
  expect(() => versionOf(given)).toThrow(problem);
});
