/** `npm start`: installs, builds and serves the demo pages with their live API. */
import { spawn } from "node:child_process";
import { install, root, run } from "./setup/install.mjs";

install();
const built = run("npx", [
  "turbo",
  "run",
  "//#build",
  "@yy/demo-pages#build",
  "--output-logs=errors-only",
]);
if (built !== 0) process.exit(built);

const server = spawn(process.execPath, ["demo-pages/dist/main.js"], {
  cwd: root,
  stdio: "inherit",
});
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"]))
  process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 0));
