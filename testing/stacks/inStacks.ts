import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { type Server, serverOf } from "./serverOf";

const root = fileURLToPath(new URL("../..", import.meta.url));
const enter = fileURLToPath(new URL("enter.sh", import.meta.url));

/** A command to run in the chroot that `npm run test:stacks` makes (scripts/setup/stacks.mjs). */
export interface StackCommand {
  /**
   * The program and its arguments. In the chroot, `/mnt` is the repository, and `/tmp` is private
   * to the command.
   */
  readonly command: readonly string[];
  /** The folder that is mounted at `/mnt`; by default the repository. */
  readonly checkout?: string;
  /** The working directory relative to the repository; by default its root. */
  readonly folder?: string;
  /** Additional environment variables. */
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Starts a command in the chroot. The command and its children end with this process at the latest.
 */
function spawnInStacks({
  command,
  checkout = root,
  folder = ".",
  env = {},
}: StackCommand): ChildProcess {
  const chroot = process.env.STACKS_PATH;
  if (chroot === undefined)
    throw new Error("STACKS_PATH names no chroot: npm run test:stacks makes one and names it.");
  return spawn("sh", [enter, chroot, checkout, folder, ...command], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
  });
}

/** Runs a command in the chroot. Returns its exit code and its output to stdout and stderr. */
export function runInStacks(command: StackCommand): Promise<{ code: number; output: string }> {
  const child = spawnInStacks(command);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Starts a server in the chroot: `["php", "-S", "127.0.0.1:0", …]`.
 * @throws {Error} with its output, when it ends before it listens
 */
export function startInStacks(command: StackCommand): Promise<Server> {
  return serverOf(spawnInStacks(command));
}
