import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inRepository } from "../../repository";

/**
 * A folder with only the files that a page author has: released files, and chapters of the guide.
 */
export interface Outside {
  readonly folder: string;
  readonly remove: () => void;
}

const step = (name: string) => inRepository("scripts/release/testing", name);

/**
 * The result of `laravel new` is taken from one of the repository's hosts, because no Debian
 * package has its generator.
 */
const laravelHost = [
  ...["artisan", "bootstrap/debian.php", "public/index.php", "app/DebianConfiguration.php"],
  "composer.json",
];

/** Creates a folder outside the repository, from which the repository cannot be found. */
export function makeOutside(): Outside {
  const folder = mkdtempSync(join(tmpdir(), "yy-outside-"));
  for (const chapter of ["rails", "laravel", "django"])
    copy(inRepository(`docs/guide/${chapter}.md`), join(folder, `guide/${chapter}.md`));
  for (const script of ["rails.rb", "laravel.php", "django.py"])
    copy(step(script), join(folder, script));
  for (const file of laravelHost)
    copy(inRepository("demo-pages/laravel", file), join(folder, "host", file.replace(/^.*\//, "")));
  for (const registry of ["packagist", "pypi"])
    copy(inRepository("release", registry), join(folder, registry));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function copy(from: string, to: string): void {
  mkdirSync(join(to, ".."), { recursive: true });
  cpSync(from, to, { recursive: true });
}

/** The path of the only released file of a kind. */
export function released(folder: string, end: string): string {
  const names = readdirSync(inRepository("release", folder)).filter((name) => name.endsWith(end));
  const [name] = names;
  if (name === undefined || names.length > 1)
    throw new Error(`release/${folder} has ${names.length} files ${end}, not one`);
  return inRepository("release", folder, name);
}

/** The content of all files of an application, except logs and caches. */
export function snapshot(application: string): Readonly<Record<string, string>> {
  const left =
    /(?:^|\/)(?:logs?|tmp|bootstrap\/cache|storage\/framework|__pycache__)\/|\.sqlite3(?:-\w+)?$/;
  const files = readdirSync(application, { recursive: true, encoding: "utf8" })
    .filter((path) => !left.test(path) && statSync(join(application, path)).isFile())
    .sort();
  return Object.fromEntries(
    files.map((path) => [path, readFileSync(join(application, path), "latin1")]),
  );
}

/** The paths that only one of two snapshots has, or that have different contents. */
export function differences(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): string[] {
  const paths = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...paths].filter((path) => before[path] !== after[path]);
}
