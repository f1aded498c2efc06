/**
 * `npm run dev [-- --port 3999]` installs packages and serves the demo pages from the sources, with
 * live updates.
 */
import { install } from "./setup/install.mjs";
import { run, runAsCommand, serve } from "./setup/run.mjs";

await runAsCommand(async () => {
  await install("start");
  const generated = await run(
    "npx",
    ["turbo", "run", "@yy/scripts#generate:schemas", "--output-logs=errors-only"],
    { TURBO_TELEMETRY_DISABLED: "1" },
  );
  if (generated !== 0) return generated;
  // The process is started without npx, which would not forward signals to it.
  return serve(process.execPath, [
    "--import",
    "tsx",
    "scripts/dev/index.ts",
    ...process.argv.slice(2),
  ]);
});
