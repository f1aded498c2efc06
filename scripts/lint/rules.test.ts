import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { inRepository } from "../repository";

/** File → its source; a folder like the repository's, with its `biome.json`. */
const sources = {
  "packages/domain/src/up.ts": importing("@yy/http/client"),
  "packages/http/src/up.ts": importing("@yy/element"),
  "packages/http/src/upByPath.ts": importing("../../element/src/index"),
  "packages/http/src/down.ts": importing("@yy/domain/errors"),
  "packages/http/src/up.test.ts": importing("@yy/demo-pages/testing"),
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
  "widgets/icon/assigns.ts": "export const draw = (e: Element) => {\n  e.innerHTML = '';\n};\n",
  "widgets/icon/inserts.ts":
    "export const add = (e?: Element) => e?.insertAdjacentHTML('beforeend', '');\n",
  "widgets/icon/Draws.tsx": "export const Draws = () => <iframe title='a' srcdoc='b' />;\n",
  "packages/http/src/assigns.ts":
    "export const clean = (e: Element) => {\n  e.innerHTML = '';\n};\n",
};

const folder = mkdtempSync(join(tmpdir(), "yy-lint-"));
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

  it("lets tests import the demo", () => {
    expect(complaints("packages/http/src/up.test.ts")).toBe("");
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
  for (const [file, source] of Object.entries(sources)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), source);
  }
  for (const file of ["biome.json", ".gitignore", "scripts/lint/htmlStaysInHttp.grit"])
    cpSync(inRepository(file), join(folder, file));
  const { diagnostics } = JSON.parse(biomeReport()) as {
    diagnostics: { severity: string; message: string; location: { path: string } }[];
  };
  return (file) =>
    diagnostics
      .filter(({ severity, location }) => severity === "error" && location.path === file)
      .map(({ message }) => message)
      .join("\n");
}

/** It fails, because there is something to complain about. */
function biomeReport(): string {
  const biome = inRepository("node_modules/.bin/biome");
  try {
    return execFileSync(biome, ["lint", "--reporter=json", "--max-diagnostics=none"], {
      cwd: folder,
      encoding: "utf8",
      stdio: "pipe",
    });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}
