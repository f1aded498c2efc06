import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { compressPictures } from "./compressPictures";

/**
 * exact: pixels can be compared. coarse: glyphs are rendered differently. none: glyphs also have
 * other positions, so that pictures cannot be compared.
 */
type Closeness = "exact" | "coarse" | "none";

declare module "vitest" {
  export interface ProvidedContext {
    readonly closeness: Closeness;
    /** Read by Storybook's own setup of each test. */
    readonly "storybook/test-provided": { readonly a11y: boolean };
  }
}

declare module "vitest/browser" {
  interface BrowserCommands {
    resizeWindow: (height: number) => Promise<void>;
  }
}

/** The browser that has rendered the pictures. */
interface Engine {
  readonly browser: "headless shell" | "Chromium";
  /** The major version, such as `156`. Minor versions render alike. */
  readonly version: string;
  /** `linux x64`. */
  readonly platform: string;
}

const engineFile = new URL("../baselines/engine.json", import.meta.url);
const root = new URL("../..", import.meta.url);

/**
 * Decides how closely pictures of this browser can be compared with the baselines, and compresses
 * new ones at the end. An update also records the browser, and generates the cards of the guide's
 * catalogue from the new pictures.
 */
export default function setup({ provide, config }: TestProject): () => Promise<void> {
  const start = Date.now();
  const here = engineHere();
  const isUpdate = config.snapshotOptions.updateSnapshot === "all";
  if (isUpdate) writeFileSync(engineFile, `${JSON.stringify(here, null, 2)}\n`);
  const before = JSON.parse(readFileSync(engineFile, "utf8")) as Engine;
  const closeness = closenessOf(before, here);
  provide("closeness", closeness);
  if (closeness !== "exact")
    console.warn(`Pictures of ${nameOf(before)}, compared with ${nameOf(here)}: ${closeness}.`);
  return async () => {
    await compressPictures(start);
    if (isUpdate)
      execFileSync("npm", ["run", "generate", "--", "documents"], {
        cwd: root,
        stdio: ["ignore", "ignore", "inherit"],
      });
  };
}

/** `Chromium 156.0.8078.79 built on Debian`, without the warnings of the script that starts it. */
const versionText = (program: string) =>
  execFileSync(program, ["--version"], { stdio: ["ignore", "pipe", "ignore"] }).toString();

function engineHere(): Engine {
  const { CHROMIUM_SHELL_PATH: shell, CHROMIUM_PATH: full = "chromium" } = process.env;
  const [version = ""] = /\d+/.exec(versionText(shell ?? full)) ?? [];
  return {
    browser: shell === undefined ? "Chromium" : "headless shell",
    version,
    platform: `${process.platform} ${process.arch}`,
  };
}

function closenessOf(before: Engine, here: Engine): Closeness {
  if (before.browser !== here.browser || before.platform !== here.platform) return "none";
  return before.version === here.version ? "exact" : "coarse";
}

const nameOf = ({ browser, version, platform }: Engine) => `${browser} ${version} on ${platform}`;
