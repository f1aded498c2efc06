/**
 * `npm test [-- <command> …]` installs missing packages and runs tests; `--help` lists the
 * commands.
 */
import { ensureChromium } from "./setup/browsers.mjs";
import { install } from "./setup/install.mjs";
import { RunStopped, runAsCommand } from "./setup/run.mjs";
import { commands, helpText } from "./testing/commands.mjs";

const [command = "test", ...parameters] = process.argv.slice(2);

if (command === "--help" || parameters.includes("--help")) {
  console.log(helpText());
  process.exit();
}

await runAsCommand(async () => {
  if (!(command in commands))
    throw new RunStopped(`There is no test command "${command}": npm test -- --help lists them.`);
  const start = performance.now();
  const [chromium] = await Promise.all([ensureChromium(), install()]);
  const installSeconds = (performance.now() - start) / 1000;
  // From here on, imports may be TypeScript: tsx is installed now.
  const { register } = await import("tsx/esm/api");
  register();
  const { testCommand } = await import("./testing/testCommand");
  return testCommand(command, parameters, chromium, installSeconds);
});
