import { readdirSync } from "node:fs";
import { inRepository } from "../repository";

const folders = ["packages", "tools", "widgets", "demo-pages", "testing", "scripts"];

/** Where browser tests bundle the sources they need and do without `dist/`. */
const bundleSources = ["packages/http/", "packages/element/src/", "packages/ui/"];

/** The test files that Vitest's filters choose, as paths in the repository. */
export function testFilesOf(filters: readonly string[]): string[] {
  return allTestFiles().filter((file) => filters.some((filter) => file.includes(filter)));
}

/** Whether one of these test files runs what is in `dist/`. */
export function needDist(testFiles: readonly string[]): boolean {
  return testFiles.some(
    (file) =>
      file.includes(".browser.test.") && !bundleSources.some((folder) => file.startsWith(folder)),
  );
}

let known: readonly string[] | undefined;

function allTestFiles(): readonly string[] {
  known ??= folders.flatMap((folder) => testFilesIn(folder));
  return known;
}

function testFilesIn(folder: string): string[] {
  return readdirSync(inRepository(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory())
      return ["node_modules", "dist"].includes(entry.name) ? [] : testFilesIn(path);
    return /\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });
}
