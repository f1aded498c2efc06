/** `npm start [-- rails] [-- --port 3999]`: installs, builds and serves the demo pages with their live API, or the Rails host. */
import { install } from "./setup/install.mjs";
import { ensureRails } from "./setup/rails.mjs";
import { run, runAsCommand, serve } from "./setup/run.mjs";

const help = `npm start                  the demo marketplace with its live API and the guide, at http://127.0.0.1:4173
npm start -- --port 3999   at another port (or PORT in the environment)
npm start -- rails         the widgets in a Rails 6.1 application`;

const parameters = process.argv.slice(2);
if (parameters.includes("--help")) {
  console.log(help);
  process.exit();
}

const isRails = parameters[0] === "rails";
const [server, options] = isRails
  ? [["ruby", "demo-pages/rails/bin/serve"], parameters.slice(1)]
  : [[process.execPath, "demo-pages/dist/main.js"], parameters];

await runAsCommand(async () => {
  await install();
  if (isRails) await ensureRails();
  const built = await run(
    "npx",
    ["turbo", "run", "//#build", "@yy/demo-pages#build", "--output-logs=errors-only"],
    {
      TURBO_TELEMETRY_DISABLED: "1",
    },
  );
  const [program = "", ...rest] = server;
  return built === 0 ? serve(program, [...rest, ...options]) : built;
});
