import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { inRepository, root } from "../repository";
import { previewFolder } from "./folders";
import { helperFiles } from "./packageFiles";
import { schemaFiles } from "./schemaFiles";
import { readSources, schemaListPath } from "./sources";

const read = (path: string) => readFileSync(inRepository(path), "utf8");

const ofSchemas: string[] = [schemaListPath];
const ofPackages = [
  ...["answers.json", "left_out.json", "modal_preview.rb", "modal_preview/open.html.erb"].map(
    (name) => `${previewFolder}/${name}`,
  ),
];

beforeAll(async () => {
  const sources = await readSources();
  ofSchemas.push(...schemaFiles(sources).map(({ path }) => path));
  ofPackages.push(...(await helperFiles(sources)).map(({ path }) => path));
});

/** Paths in a package's folder, of those that are generated. */
const inside = (folder: string) =>
  ofPackages
    .filter((path) => path.startsWith(`${folder}/`))
    .map((path) => path.slice(folder.length + 1));

describe("what is generated", () => {
  it("is written", () => {
    const missing = [...ofSchemas, ...ofPackages].filter((path) => !existsSync(inRepository(path)));
    expect(missing, "npm run generate").toEqual([]);
  });

  it("is ignored by git, and not tracked", () => {
    const paths = [...ofSchemas, ...ofPackages];
    const { stdout } = spawnSync("git", ["check-ignore", "--stdin"], {
      cwd: root,
      encoding: "utf8",
      input: paths.join("\n"),
    });
    expect(stdout.trim().split("\n")).toEqual(paths);
  });

  it("comes back from turbo's cache", () => {
    const { tasks } = JSON.parse(read("turbo.json")) as {
      tasks: Record<string, { outputs?: readonly string[] }>;
    };
    const left = (task: string, paths: readonly string[]) =>
      paths.filter((path) => !matches(path, tasks[`@yy/scripts#${task}`]?.outputs ?? []));
    const atRoot = (paths: readonly string[]) => paths.map((path) => `$TURBO_ROOT$/${path}`);
    expect(left("generate:schemas", atRoot(ofSchemas))).toEqual([]);
    expect(left("generate:packages", atRoot(ofPackages))).toEqual([]);
  });
});

describe("what is generated for a package is among its files", () => {
  it("of the gem", () => {
    const [, files = ""] = /Dir\[(.*?)\]/s.exec(read("packages/rails/yy_widgets.gemspec")) ?? [];
    const globs = [...files.matchAll(/'([^']+)'/g)].map(([, glob = ""]) => glob);
    expect(inside("packages/rails").filter((path) => !matches(path, globs))).toEqual([]);
    expect(inside("packages/rails")).toContain("config/locales/yy.es.yml");
    expect(matches("spec/a_spec.rb", globs)).toBe(false);
  });

  it("of the Laravel package, from which Composer leaves nothing out", () => {
    const composer = JSON.parse(read("packages/laravel/composer.json")) as { archive?: object };
    expect(composer.archive).toBeUndefined();
    for (const folder of ["", "packages/", "packages/laravel/"])
      expect(existsSync(inRepository(`${folder}.gitattributes`))).toBe(false);
    expect(inside("packages/laravel")).toContain("src/View/Components/FollowButton.php");
  });

  it("of the Django package", () => {
    const project = read("packages/django/pyproject.toml");
    const [, files = ""] = /^yy_widgets = \[(.*)\]$/m.exec(project) ?? [];
    const globs = [...files.matchAll(/"([^"]+)"/g)].map(([, glob = ""]) => glob);
    const left = inside("packages/django/yy_widgets").filter((path) => !matches(path, globs));
    expect(left).toEqual([]);
    expect(inside("packages/django")).toContain("version.txt");
    expect(project).toContain('version = { file = "version.txt" }');
    expect(matches("texts/es/more.json", globs)).toBe(false);
  });
});

function matches(path: string, globs: readonly string[]): boolean {
  return globs.some((glob) => patternOf(glob).test(path));
}

/** `{a,b}/**\/*.json` and their like, as Ruby, setuptools and turbo take them. */
function patternOf(glob: string): RegExp {
  const source = glob
    .replace(/[.$]/g, "\\$&")
    .replace(/\{([^}]*)\}/g, (_, words: string) => `(?:${words.replaceAll(",", "|")})`)
    .replace(/\*\*\/\*|\*\*|\*/g, (stars) => (stars === "*" ? "[^/]*" : ".*"));
  return new RegExp(`^${source}$`);
}
