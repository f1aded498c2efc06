import { endChildren, run } from "./children.mjs";
import { install } from "./install.mjs";
import { RunStopped } from "./RunStopped.mjs";
import { onInterrupt } from "./supervise.mjs";

/**
 * What `npm start` and its like do: installs, builds, and serves until it is interrupted. Sets the exit code.
 * @param {object} what
 * @param {readonly string[]} what.tasks of turbo.json, that build what is served
 * @param {readonly [string, ...string[]]} what.command serves it; gets the parameters of this process too
 * @param {() => Promise<unknown>} [what.prepare] makes sure that the command can run
 */
export async function serve({ tasks, command: [command, ...parameters], prepare }) {
  // To interrupt it is how one ends it, so that is no failure.
  onInterrupt(async () => {
    await endChildren();
    process.exit(0);
  });

  try {
    await install();
    await prepare?.();
    const built = await run("npx", ["turbo", "run", ...tasks, "--output-logs=errors-only"], {
      TURBO_TELEMETRY_DISABLED: "1",
    });
    process.exitCode =
      built === 0 ? await run(command, [...parameters, ...process.argv.slice(2)]) : built;
  } catch (error) {
    if (!(error instanceof RunStopped)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
