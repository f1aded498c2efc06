/** `npm start [-- --port 3999]`: installs, builds and serves the demo pages with their live API. */
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
  const tasks = ["//#build", "@yy/demo-pages#build"];
  const built = await run("npx", ["turbo", "run", ...tasks, "--output-logs=errors-only"], {
    TURBO_TELEMETRY_DISABLED: "1",
  });
  const server = ["demo-pages/dist/main.js", ...process.argv.slice(2)];
  process.exitCode = built === 0 ? await run(process.execPath, server) : built;
} catch (error) {
  if (!(error instanceof RunStopped)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
