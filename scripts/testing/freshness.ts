import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { inRepository, widgetNames } from "../repository";

/** Whether something that is built into this flavour is newer than it. */
export function isOutOfDate(flavour: "react" | "lite"): boolean {
  const manifest = inRepository("dist", flavour === "lite" ? "lite" : "", "manifest.json");
  return !existsSync(manifest) || newestSource() > statSync(manifest).mtimeMs;
}

/** When a source of the build was last changed, added or removed. */
function newestSource(): number {
  const packages = ["packages", "tools"]
    .flatMap((room) => readdirSync(inRepository(room)).map((name) => `${room}/${name}/src`))
    .filter((folder) => existsSync(inRepository(folder)));
  const widgets = widgetNames().map((name) => `widgets/${name}`);
  const files = [
    "package.json",
    "package-lock.json",
    "scripts/repository.ts",
    "tsconfig.base.json",
  ];
  return Math.max(
    ...files.map((file) => statSync(inRepository(file)).mtimeMs),
    ...["widgets", ...[...packages, ...widgets, "scripts/build"].flatMap(foldersIn)].map((folder) =>
      newestIn(inRepository(folder)),
    ),
  );
}

function foldersIn(folder: string): string[] {
  const inside = readdirSync(inRepository(folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "testing")
    .flatMap((entry) => foldersIn(join(folder, entry.name)));
  return [folder, ...inside];
}

/** A folder's own time tells of files that came and went. */
function newestIn(folder: string): number {
  const sources = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && !/\.test\.tsx?$|\.md$|\.json$/.test(entry.name),
  );
  const times = sources.map(({ name }) => statSync(join(folder, name)).mtimeMs);
  return Math.max(statSync(folder).mtimeMs, ...times);
}
