import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { RunStopped, runQuietly } from "../setup/run.mjs";

/** A checkout of a commit, separate from the working tree. */
export interface Checkout {
  readonly folder: string;
  /** Runs a command in the checkout. */
  readonly run: (what: string, command: readonly string[], env?: Env) => Promise<string>;
}

type Env = Readonly<Record<string, string>>;

/**
 * Checks out a commit in a temporary folder and does some work there. The folder is removed
 * afterwards, also after an error.
 */
export async function withCheckout<Result>(
  repository: string,
  commit: string,
  work: (checkout: Checkout) => Promise<Result>,
): Promise<Result> {
  const parent = mkdtempSync(join(tmpdir(), "yy-release-"));
  const folder = join(parent, "checkout");
  try {
    await succeed("A checkout could not be made", repository, [
      ...["git", "worktree", "add", "--quiet", "--detach", folder, commit],
    ]);
    return await work({ folder, run: (what, command, env) => succeed(what, folder, command, env) });
  } finally {
    rmSync(parent, { recursive: true, force: true });
    await runQuietly("git", ["worktree", "prune"], {}, repository);
  }
}

/**
 * Runs a command to its end.
 * @param what the error message, without its full stop
 * @returns the command's stdout
 * @throws {RunStopped} with the command's own reason in one line
 */
export async function succeed(
  what: string,
  folder: string,
  [program = "", ...parameters]: readonly string[],
  env: Env = {},
): Promise<string> {
  const { code, errors, output } = await runQuietly(program, parameters, env, folder);
  if (code !== 0) throw new RunStopped(`${what}: ${reasonOf(errors, output, code)}.`);
  return output;
}

/** Matches npm's error lines that do not contain the reason. */
const besideReason = /^npm error (?:code|errno|syscall|A complete log) ?/;

/** The line in the output of a failed command that gives the reason, if there is one. */
export function reasonOf(errors: string, output: string, code: number): string {
  const told = `${errors}\n${output}`
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !besideReason.test(line));
  const line = told.find((each) => /error\b|\b(?:fatal|failed)\b/i.test(each)) ?? told.at(-1);
  if (line === undefined) return `it ended with code ${code}`;
  return line.replace(/^(?:npm )?(?:error|fatal):?\s+/i, "").replace(/\.$/, "");
}
