/** `npm run dev [-- --port 3999]`: installs, and serves the demo pages from the sources, showing every change at once. */
import { endChildren, run } from "./setup/children.mjs";
import { install } from "./setup/install.mjs";
import { RunStopped } from "./setup/RunStopped.mjs";
import { onInterrupt } from "./setup/supervise.mjs";

// To interrupt it is how one ends it, so that is no failure.
onInterrupt(async () => {
  await endChildren();
  process.exit(0);
});

try {
  await install();
  const parameters = ["tsx", "scripts/dev/index.ts", ...process.argv.slice(2)];
  process.exitCode = await run("npx", parameters);
} catch (error) {
  if (!(error instanceof RunStopped)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
