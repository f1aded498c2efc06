import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, inject } from "vitest";
import { inRepository } from "../../repository";

/** The package's dependencies, with their own ones, which the repository has installed already. */
const others = [
  "react",
  "react-dom",
  "scheduler",
  "preact",
  "@types/react",
  "csstype",
  "@herb-tools/node-wasm",
  "@herb-tools/core",
];

/** The paths of all files in a folder, relative to it. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/** Serves a folder under a path of the page's origin. */
export const folderRoute = (path: string, folder: string) => (page: Page) =>
  page.route(`**${path}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const file = join(folder, pathname.slice(path.length));
    return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
  });

/** A folder outside the repository with the packed package installed. */
export interface Installed {
  readonly folder: string;
  /** Returns a path inside the installed package. */
  readonly inPackage: (...parts: string[]) => string;
  readonly write: (path: string, text: string) => void;
}

/**
 * Installs the packed package for the tests of a file, without a network. When `YY_REACT` names a
 * version of React, npm installs it from the registry with that version.
 */
export function useInstalled(): Installed {
  let folder = "";
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "yy-installed-"));
    writeFileSync(join(folder, "package.json"), '{ "name": "shop", "type": "module" }');
    const react = process.env.YY_REACT;
    if (react) installFromRegistry(folder, react);
    else unpack(folder);
  }, 300_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return {
    get folder() {
      return folder;
    },
    inPackage: (...parts) => join(folder, "node_modules/@yy/widgets", ...parts),
    write: (path, text) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    },
  };
}

function unpack(folder: string): void {
  const target = join(folder, "node_modules/@yy/widgets");
  mkdirSync(target, { recursive: true });
  execFileSync("tar", ["xzf", inject("tarball"), "-C", target, "--strip-components=1"]);
  for (const name of others) {
    const link = join(folder, "node_modules", name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(inRepository("node_modules", name), link);
  }
}

/** Fails when npm does, for example for a peer dependency whose version is out of range. */
function installFromRegistry(folder: string, react: string): void {
  const [major] = react.split(".");
  const versions = [`react@${react}`, `react-dom@${react}`, `@types/react@${major}`, "preact"];
  const words = ["install", "--no-audit", "--no-fund", "--prefer-offline", inject("tarball")];
  execFileSync("npm", [...words, ...versions], { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
}
