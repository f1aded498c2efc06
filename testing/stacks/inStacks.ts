import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { type Server, serverOf } from "./serverOf";

const root = fileURLToPath(new URL("../..", import.meta.url));
const enter = fileURLToPath(new URL("enter.sh", import.meta.url));

/**
 * A command to be run in the chroot that `npm run test:stacks` makes (scripts/setup/stacks.mjs).
 */
export interface StackCommand {
  /**
   * Program and its arguments. In there the repository is `/mnt`, and `/tmp` is the command's own.
   */
  readonly command: readonly string[];
  /** What `/mnt` is; the repository. */
  readonly checkout?: string;
  /** Where to run it, relative to the repository; its root. */
  readonly folder?: string;
  /** In addition to ours. */
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Starts a command in the chroot. It ends with this process at the latest, and whatever it has
 * started with it.
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

/**
 * Runs a command in the chroot to its end. Returns its exit code and what it wrote to both outputs.
 */
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
 * @throws {Error} with what it has said, when it ends before it listens
 */
export function startInStacks(command: StackCommand): Promise<Server> {
  return serverOf(spawnInStacks(command));
}
