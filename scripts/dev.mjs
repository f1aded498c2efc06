/** `npm run dev [-- --port 3999]`: installs, and serves the demo pages from the sources, showing every change at once. */
import { install } from "./setup/install.mjs";
import { runAsCommand, serve } from "./setup/run.mjs";

await runAsCommand(async () => {
  await install();
  return serve("npx", ["tsx", "scripts/dev/index.ts", ...process.argv.slice(2)]);
});
