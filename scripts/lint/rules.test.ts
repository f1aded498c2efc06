import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterAll, expect, it } from "vitest";
import { inRepository } from "../repository";
import rooms from "../rooms.json";

const floors = rooms.floors.map(({ folder }) => folder);

/** What lint says of it; "" is nothing. */
type Sample = readonly [file: string, source: string, violation: string];

function importing(file: string, imported: string, violation: string): Sample {
  const path = imported.startsWith("node:") ? imported : relative(dirname(file), imported);
  return [file, `import { a } from "${path}";\n\nexport const b = a;\n`, violation];
}

const html = 'document.body.innerHTML = "";\n';
const moment = 'addEventListener("pageshow", () => {});\n';
const samples: readonly Sample[] = [
  ...floors
    .slice(1)
    .map((floor, index) =>
      importing(
        `${floor}/icon/up.ts`,
        `${floors[index]}/icon/stub`,
        `${floor} imports only from the floors below it`,
      ),
    ),
  importing("packages/ui/icon/down.ts", "packages/domain/icon/stub", ""),
  importing("packages/ui/icon/up.test.ts", "testing/stub", ""),
  importing("packages/ui/icon/demo.test.ts", "demo-pages/server/stub", "know nothing of the demo"),
  importing("widgets/icon/sideways.ts", "widgets/flash/stub", "imports no other widget"),
  importing("demo-pages/server/features/files.ts", "node:fs", "app runs without Node"),
  ["packages/http/src/html.ts", html, ""],
  ["widgets/icon/html.ts", html, "packages/http/src alone"],
  ["packages/page/src/moment.ts", moment, ""],
  ["widgets/icon/moment.ts", moment, "packages/page alone"],
  [
    "widgets/icon/router.ts",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source text
    "export const render = (name: string) => `turbo:${name}`;\n",
    "packages/page alone",
  ],
  ["widgets/icon/newer.ts", "document.body.checkVisibility();\n", "Not every browser"],
  ["widgets/icon/newer.css", "a,\nb:has(c) {\n  color: red;\n}\n", "drops the whole rule"],
  ["widgets/icon/icon.page.css", "a:state(on) b {\n  color: red;\n}\n", "behind a :state()"],
];
const stubs = [
  ...floors.map((floor) => `${floor}/icon`),
  "widgets/flash",
  "testing",
  "demo-pages/server",
];
const configuration = [
  "biome.json",
  ".gitignore",
  "tsconfig.base.json",
  "scripts/rooms.json",
  "scripts/lint",
];

const folder = realpathSync(mkdtempSync(join(tmpdir(), "yy-lint-")));
afterAll(() => rmSync(folder, { recursive: true }));
for (const [file, source] of samples) write(file, source);
for (const stub of stubs) write(`${stub}/stub.ts`, "export const a = 1;\n");
for (const file of configuration)
  cpSync(inRepository(file), join(folder, file), { recursive: true });
const violations = [...biomeViolations(), ...importViolations()];

it.each(samples)("npm run check looks at %s", (file, _, violation) => {
  const told = violations.filter(({ path }) => path === file).map(({ message }) => message);
  if (violation === "") expect(told).toEqual([]);
  else expect(told.join("\n")).toContain(violation);
});

function write(file: string, source: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), source);
}

interface Violation {
  readonly path: string;
  readonly message: string;
}

function biomeViolations(): Violation[] {
  const { diagnostics } = outputOf(
    "biome",
    "lint",
    "--reporter=json",
    "--max-diagnostics=none",
  ) as {
    diagnostics: { severity: string; message: string; location: { path: string } }[];
  };
  return diagnostics
    .filter(({ severity }) => severity === "error")
    .map(({ message, location }) => ({ path: location.path, message }));
}

function importViolations(): Violation[] {
  const words = [
    "packages",
    "tools",
    "widgets",
    "demo-pages",
    "--config",
    "scripts/lint/dependency-cruiser.mjs",
  ];
  const { summary } = outputOf("depcruise", ...words, "--output-type", "json") as {
    summary: { violations: { from: string; rule: { name: string } }[] };
  };
  return summary.violations.map(({ from, rule }) => ({ path: from, message: rule.name }));
}

/** The output of a command that may fail, because it finds violations. */
function outputOf(command: string, ...words: readonly string[]): unknown {
  const options = { cwd: folder, encoding: "utf8", stdio: "pipe" } as const;
  try {
    return JSON.parse(execFileSync(inRepository("node_modules/.bin", command), words, options));
  } catch (error) {
    return JSON.parse((error as { stdout: string }).stdout);
  }
}
