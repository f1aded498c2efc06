import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/**
 * The absolute path of the repository. The code in this folder runs before packages are installed,
 * so it only imports Node's modules.
 */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Thrown when something outside the project stops a run. The message is one line that says what to
 * do.
 */
export class RunStopped extends Error {
  /** @override */
  name = /** @type {const} */ ("RunStopped");
}

/**
 * Thrown when a dependency is not available for this machine. Tests that need it are skipped, and
 * the others do not fail.
 */
export class Unavailable extends RunStopped {}

/** Thrown when this process was asked to end. */
export class Interrupted extends RunStopped {}

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();
/** @type {NodeJS.Signals | undefined} */
let interruption;
let isListening = false;

/**
 * Runs a command that writes to this process' output. A signal to end is passed on, and the command
 * is awaited.
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {Readonly<Record<string, string | undefined>>} [env] additional environment variables
 * @returns {Promise<number>} its exit code
 * @throws {RunStopped} when this process was asked to end meanwhile
 */
export async function run(command, parameters, env) {
  return (await start(command, parameters, "inherit", env)).code;
}

/**
 * Runs a command without showing its output.
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {Readonly<Record<string, string | undefined>>} [env]
 * @param {string} [folder] the working directory
 * @returns {Promise<{ code: number, errors: string, output: string }>} its exit code, stderr and
 * stdout
 * @throws {RunStopped} as {@link run}
 */
export function runQuietly(command, parameters, env, folder) {
  return start(command, parameters, "pipe", env, folder);
}

/**
 * Runs a server until this process is asked to end, which does not count as a failure.
 * @param {string} command
 * @param {readonly string[]} parameters
 * @returns {Promise<number>} its exit code
 */
export async function serve(command, parameters) {
  const parentWatch = endWithoutParent();
  try {
    return await run(command, parameters);
  } catch (error) {
    if (error instanceof Interrupted) return 0;
    throw error;
  } finally {
    clearInterval(parentWatch);
  }
}

/**
 * Does the work of a command and ends this process with the exit code that the work returns.
 * @param {() => Promise<number>} work
 */
export async function runAsCommand(work) {
  try {
    process.exit(await work());
  } catch (error) {
    console.error(error instanceof RunStopped ? error.message : error);
    process.exit(1);
  }
}

/**
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {"inherit" | "pipe"} outputs
 * @param {Readonly<Record<string, string | undefined>>} [env]
 * @param {string} [folder]
 * @returns {Promise<{ code: number, errors: string, output: string }>}
 */
function start(command, parameters, outputs, env = {}, folder = root) {
  listenForSignals();
  const child = spawn(command, parameters, {
    cwd: folder,
    stdio: ["ignore", outputs, outputs],
    env: { ...process.env, ...env },
  });
  running.add(child);
  let errors = "";
  let output = "";
  child.stderr?.setEncoding("utf8").on("data", (text) => {
    errors += text;
  });
  child.stdout?.setEncoding("utf8").on("data", (text) => {
    output += text;
  });
  return new Promise((resolve, reject) => {
    /** @param {number} code */
    const end = (code) => {
      running.delete(child);
      if (interruption === undefined) resolve({ code, errors, output });
      else reject(new Interrupted(`Interrupted by ${interruption}.`));
    };
    child.on("error", (error) => {
      if (outputs === "inherit") console.error(error.message);
      errors += error.message;
      end(1);
    });
    child.on("close", (code) => end(code ?? 1));
  });
}

function listenForSignals() {
  if (isListening) return;
  isListening = true;
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
    process.on(signal, () => endChildren(signal));
}

/** @param {NodeJS.Signals} signal */
function endChildren(signal) {
  interruption = signal;
  // Ctrl-C reaches the children too, but a signal to this process alone does not.
  for (const child of running) child.kill("SIGTERM");
}

/**
 * Ends this process when its parent has changed: a SIGTERM to npm ends npm and its shell, which
 * does not pass the signal on.
 */
function endWithoutParent() {
  if (process.env.npm_lifecycle_event === undefined) return undefined;
  const parent = process.ppid;
  return setInterval(() => process.ppid !== parent && endChildren("SIGTERM"), 250);
}
