import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inRepository, root } from "../repository";
import type { FlavourName } from "./buildFlavour";
import { type Failure, failuresIn, firstLine, type VitestReport } from "./vitestReport";

/** What came of a run: `not run` when Vitest found no test or broke down before the first. */
export type TestRun =
  | { readonly kind: "passed" | "timed out" }
  | { readonly kind: "failed"; readonly failures: readonly Failure[] }
  | { readonly kind: "not run"; readonly reason: string };

/** How long one run may take, in ms. */
const timeLimit = 240_000;
/** How long a run that is to end may take to close its browsers, in ms. */
const closingTime = 10_000;

const browserProject: Record<FlavourName, string> = { react: "browser", lite: "browser-lite" };

/**
 * Runs the unit and browser tests that the filters choose, each once, until the first failure.
 * @param signal ends the run early
 */
export async function runTests(
  filters: readonly string[],
  flavour: FlavourName,
  signal: AbortSignal,
): Promise<TestRun> {
  const folder = mkdtempSync(join(tmpdir(), "mutation-"));
  const outputFile = join(folder, "report.json");
  const projects = ["unit", browserProject[flavour]].flatMap((name) => ["--project", name]);
  const reporter = ["--reporter=json", `--outputFile.json=${outputFile}`];
  try {
    const { hasTimedOut, code, output } = await run(
      ["run", ...projects, ...reporter, "--bail=1", "--retry=0", ...filters],
      signal,
    );
    if (hasTimedOut) return { kind: "timed out" };
    const report = existsSync(outputFile)
      ? (JSON.parse(readFileSync(outputFile, "utf8")) as VitestReport)
      : undefined;
    const failures = report ? failuresIn(report) : [];
    if (failures.length > 0) return { kind: "failed", failures };
    if (!report || report.numTotalTests === 0)
      return { kind: "not run", reason: firstLine(output) || `Vitest ended with ${code}` };
    if (code === 0) return { kind: "passed" };
    return { kind: "failed", failures: [{ test: "outside of a test", error: firstLine(output) }] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Ended {
  readonly hasTimedOut: boolean;
  readonly code: number | null;
  /** What it wrote to stderr. */
  readonly output: string;
}

function run(parameters: readonly string[], signal: AbortSignal): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const vitest = inRepository("node_modules/vitest/vitest.mjs");
    // A process group of its own, so that its workers and browsers can be ended with it.
    const child = spawn(process.execPath, [vitest, ...parameters], {
      cwd: root,
      detached: true,
      stdio: ["ignore", "ignore", "pipe"],
      env: { ...process.env, ...chromiumVariables() },
    });
    let output = "";
    let hasTimedOut = false;
    let kill: ReturnType<typeof setTimeout> | undefined;
    child.stderr.on("data", (data) => {
      output += String(data);
    });
    const end = () => {
      signalGroup(child.pid, "SIGTERM");
      kill = setTimeout(() => signalGroup(child.pid, "SIGKILL"), closingTime);
    };
    const limit = setTimeout(() => {
      hasTimedOut = true;
      end();
    }, timeLimit);
    if (signal.aborted) end();
    else signal.addEventListener("abort", end);
    child.on("error", reject);
    child.on("close", (code) => {
      clearTimeout(limit);
      clearTimeout(kill);
      signal.removeEventListener("abort", end);
      resolve({ hasTimedOut, code, output });
    });
  });
}

function signalGroup(leader: number | undefined, name: NodeJS.Signals): void {
  try {
    if (leader !== undefined) process.kill(-leader, name);
  } catch {
    // It has ended already.
  }
}

/** As `npm test` has it: the headless shell is quicker, unless another Chromium is asked for. */
function chromiumVariables(): NodeJS.ProcessEnv {
  const { CHROMIUM_PATH, CHROMIUM_SHELL_PATH } = process.env;
  const shell = "/usr/bin/chromium-headless-shell";
  if (CHROMIUM_PATH !== undefined || CHROMIUM_SHELL_PATH !== undefined || !existsSync(shell))
    return {};
  return { CHROMIUM_SHELL_PATH: shell };
}
