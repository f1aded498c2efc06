/**
 * `npm start [-- rails|hotwire] [-- --port 3999]` installs, builds and serves the demo pages with
 * their live API, or a Rails host.
 */
import { install } from "./setup/install.mjs";
import { ensureRails } from "./setup/rails.mjs";
import { root, run, runAsCommand, serve } from "./setup/run.mjs";
import { ensureStacks } from "./setup/stacks.mjs";

const help = `npm start                  the demo marketplace with its live API and the guide, at http://127.0.0.1:4173
npm start -- --port 3999   at another port (or PORT in the environment)
npm start -- rails         the widgets in a Rails 6.1 application
npm start -- hotwire       the same in Rails 7.2, in a chroot that root makes once`;

const parameters = process.argv.slice(2);
if (parameters.includes("--help")) {
  console.log(help);
  process.exit();
}

/** @type {Record<string, () => Promise<string[]>>} */
const hosts = {
  rails: async () => {
    await ensureRails();
    return ["ruby", "demo-pages/rails/bin/serve"];
  },
  hotwire: async () => [
    ...["sh", "testing/stacks/enter.sh", await ensureStacks(), root, "demo-pages/rails"],
    ...["env", "DATABASE_URL=sqlite3:/tmp/voltinha.sqlite3", "ruby", "bin/serve"],
  ],
};
const host = hosts[parameters[0] ?? ""];

await runAsCommand(async () => {
  await install(host ? "tests" : "start");
  const [program = "", ...rest] = (await host?.()) ?? [process.execPath, "demo-pages/dist/main.js"];
  const tasks = ["//#build", host ? "@yy/scripts#generate:packages" : "@yy/demo-pages#build"];
  const built = await run("npx", ["turbo", "run", ...tasks, "--output-logs=errors-only"], {
    TURBO_TELEMETRY_DISABLED: "1",
  });
  const options = host ? parameters.slice(1) : parameters;
  return built === 0 ? serve(program, [...rest, ...options]) : built;
});
