import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { inRepository } from "../repository";

/** File → its source, in a folder like the repository's, with its rules. */
const sources = {
  "packages/domain/src/up.ts": importing("@yy/http/client"),
  "packages/http/src/up.ts": importing("@yy/element"),
  "packages/http/src/upByPath.ts": importing("../../element/src/index"),
  "packages/http/src/down.ts": importing("@yy/domain/errors"),
  "packages/http/src/up.test.ts": importing("@yy/testing"),
  "packages/http/src/testing.ts": importing("@yy/testing"),
  "packages/http/testing/page.ts": importing("@yy/testing"),
  "packages/http/src/demo.ts": importing("@yy/demo-pages/server"),
  "packages/http/src/demo.test.ts": importing("@yy/demo-pages/server"),
  "packages/http/testing/demo.ts": importing("../../../demo-pages/server/index"),
  "packages/http/src/cycle.ts": importing("./round"),
  "packages/http/src/round.ts": importing("./cycle"),
  "packages/http/src/typesRound.ts": 'import type { A } from "./types";\n\nexport type B = A;\n',
  "packages/http/src/types.ts": 'import type { B } from "./typesRound";\n\nexport type A = B[];\n',
  "packages/http/src/lost.ts": importing("@yy/domain/nowhere"),
  "packages/session/src/up.ts":
    'export const later = () => import("@yy/ui/dialogs/dialogRegistry");\n',
  "packages/session/src/own.ts": 'export const later = () => import("@yy/session/fetchUser");\n',
  "packages/element/src/up.ts": importing("@yy/ui/Badge"),
  "packages/ui/src/up.ts": importing("@yy/widgets/icon"),
  "packages/bootstrap/src/down.ts": importing("@yy/widgets/icon"),
  "widgets/icon/down.ts": importing("@yy/ui/Badge"),
  "widgets/icon/own.ts": importing("./icons"),
  "widgets/icon/sideways.ts": importing("../flash/messages"),
  "widgets/icon/byName.ts": importing("@yy/widgets/flash"),
  "widgets/icon/up.ts": importing("@yy/bootstrap/yy"),
  "widgets/icon/demo.test.ts": importing("@yy/demo-pages/server"),
  "demo-pages/server/testing.ts": importing("@yy/testing"),
  "demo-pages/server/app.test.ts": importing("@yy/testing"),
  "stories/scripted.ts": importing("../scripts/repository"),
  "widgets/icon/assigns.ts": "export const draw = (e: Element) => {\n  e.innerHTML = '';\n};\n",
  "widgets/icon/inserts.ts":
    "export const add = (e?: Element) => e?.insertAdjacentHTML('beforeend', '');\n",
  "widgets/icon/Draws.tsx": "export const Draws = () => <iframe title='a' srcdoc='b' />;\n",
  "demo-pages/server/app.ts": importing("./node/paths"),
  "demo-pages/server/features/pages.ts": importing("node:fs"),
  "demo-pages/server/features/pages.test.ts": importing("node:fs"),
  "demo-pages/server/index.ts": importing("./node/paths"),
  "demo-pages/server/node/files.ts": importing("node:fs"),
  "packages/http/src/assigns.ts":
    "export const clean = (e: Element) => {\n  e.innerHTML = '';\n};\n",
};

/** What the sources import. */
const imported = [
  "packages/domain/src/errors.ts",
  "packages/http/src/client.ts",
  "packages/session/src/fetchUser.ts",
  "packages/element/src/index.ts",
  "packages/ui/src/Badge.tsx",
  "packages/ui/src/dialogs/dialogRegistry.ts",
  "packages/bootstrap/src/yy.ts",
  "widgets/icon/index.ts",
  "widgets/icon/icons.ts",
  "widgets/flash/index.ts",
  "widgets/flash/messages.ts",
  "demo-pages/server/node/paths.ts",
  "demo-pages/server/index.ts",
  "testing/index.ts",
  "scripts/repository.ts",
];

const workspaces = {
  domain: "packages/domain",
  http: "packages/http",
  session: "packages/session",
  element: "packages/element",
  ui: "packages/ui",
  bootstrap: "packages/bootstrap",
  widgets: "widgets",
  "demo-pages": "demo-pages",
  testing: "testing",
};

const folder = realpathSync(mkdtempSync(join(tmpdir(), "yy-lint-")));
afterAll(() => rmSync(folder, { recursive: true }));
const complaints = lint();

describe("npm run lint", () => {
  it.each([
    "packages/domain/src/up.ts",
    "packages/http/src/up.ts",
    "packages/http/src/upByPath.ts",
    "packages/session/src/up.ts",
    "packages/element/src/up.ts",
    "packages/ui/src/up.ts",
    "widgets/icon/up.ts",
  ])("refuses an import from a floor above: %s", (file) => {
    expect(complaints(file)).toContain("from the floors below it");
  });

  it.each(["widgets/icon/sideways.ts", "widgets/icon/byName.ts"])(
    "refuses an import of another widget: %s",
    (file) => {
      expect(complaints(file)).not.toBe("");
    },
  );

  it.each([
    "packages/http/src/down.ts",
    "packages/session/src/own.ts",
    "packages/bootstrap/src/down.ts",
    "widgets/icon/down.ts",
    "widgets/icon/own.ts",
  ])("takes imports from below and from the package itself: %s", (file) => {
    expect(complaints(file)).toBe("");
  });

  it.each([
    "packages/http/src/up.test.ts",
    "packages/http/testing/page.ts",
    "demo-pages/server/app.test.ts",
  ])("lets tests import the testing workspace: %s", (file) => {
    expect(complaints(file)).toBe("");
  });

  it("refuses the testing workspace elsewhere", () => {
    expect(complaints("packages/http/src/testing.ts")).toContain("from the floors below it");
    expect(complaints("demo-pages/server/testing.ts")).toContain("only tests import testing");
  });

  it.each([
    "packages/http/src/demo.ts",
    "packages/http/src/demo.test.ts",
    "packages/http/testing/demo.ts",
    "widgets/icon/demo.test.ts",
  ])("refuses the demo pages in packages and widgets, in their tests too: %s", (file) => {
    expect(complaints(file)).toContain("know nothing of the demo pages");
  });

  it("refuses scripts in stories", () => {
    expect(complaints("stories/scripted.ts")).toContain("testing and stories import no scripts");
  });

  it.each(["demo-pages/server/app.ts", "demo-pages/server/features/pages.ts"])(
    "refuses what only Node has in the demo's app: %s",
    (file) => {
      expect(complaints(file)).toContain("the demo's app runs without Node");
    },
  );

  it.each([
    "demo-pages/server/features/pages.test.ts",
    "demo-pages/server/index.ts",
    "demo-pages/server/node/files.ts",
  ])("lets who starts the demo, and tests, use Node: %s", (file) => {
    expect(complaints(file)).toBe("");
  });

  it.each(["packages/http/src/cycle.ts", "packages/http/src/types.ts"])(
    "refuses a cycle, of types too: %s",
    (file) => {
      expect(complaints(file)).toContain("no cycle of imports");
    },
  );

  it("refuses an import of ours that leads nowhere", () => {
    expect(complaints("packages/http/src/lost.ts")).toContain("every import of ours is found");
  });

  it.each(["widgets/icon/assigns.ts", "widgets/icon/inserts.ts", "widgets/icon/Draws.tsx"])(
    "refuses HTML that enters the page outside packages/http: %s",
    (file) => {
      expect(complaints(file)).toContain("packages/http/src alone");
    },
  );

  it("lets packages/http write HTML", () => {
    expect(complaints("packages/http/src/assigns.ts")).toBe("");
  });
});

function importing(module: string): string {
  return `import { a } from "${module}";\n\nexport const b = a;\n`;
}

/** The messages about a file. */
function lint(): (file: string) => string {
  const stubs = imported.map((file) => [file, "export const a = 1;\n"] as const);
  for (const [file, source] of [...stubs, ...Object.entries(sources)]) write(file, source);
  for (const [name, workspace] of Object.entries(workspaces)) {
    copy(join(workspace, "package.json"));
    const link = join(folder, "node_modules/@yy", name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(folder, workspace), link);
  }
  for (const file of [
    "biome.json",
    ".gitignore",
    "scripts/lint/htmlStaysInHttp.grit",
    ".dependency-cruiser.mjs",
    "tsconfig.base.json",
  ])
    copy(file);
  const messages = [...biomeMessages(), ...importMessages()];
  return (file) =>
    messages
      .filter(({ path }) => path === file)
      .map(({ message }) => message)
      .join("\n");
}

function write(file: string, source: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), source);
}

function copy(file: string): void {
  cpSync(inRepository(file), join(folder, file));
}

interface Message {
  readonly path: string;
  readonly message: string;
}

function biomeMessages(): Message[] {
  const parameters = ["lint", "--reporter=json", "--max-diagnostics=none"];
  const { diagnostics } = JSON.parse(outputOf("biome", parameters)) as {
    diagnostics: { severity: string; message: string; location: { path: string } }[];
  };
  return diagnostics
    .filter(({ severity }) => severity === "error")
    .map(({ message, location }) => ({ path: location.path, message }));
}

function importMessages(): Message[] {
  const folders = ["packages", "tools", "widgets", "demo-pages", "stories"];
  const parameters = ["--config", ".dependency-cruiser.mjs", "--output-type", "json"];
  const { summary } = JSON.parse(outputOf("depcruise", [...folders, ...parameters])) as {
    summary: { violations: { from: string; rule: { name: string } }[] };
  };
  return summary.violations.map(({ from, rule }) => ({ path: from, message: rule.name }));
}

/** Of a command that may fail, because there is something to complain about. */
function outputOf(command: string, parameters: readonly string[]): string {
  try {
    return execFileSync(inRepository("node_modules/.bin", command), parameters, {
      cwd: folder,
      encoding: "utf8",
      stdio: "pipe",
    });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}
