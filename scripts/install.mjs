/**
 * `node scripts/install.mjs [start|tests|all]` installs packages; npm scripts that need them run it
 * first.
 */
import { install } from "./setup/install.mjs";
import { runAsCommand } from "./setup/run.mjs";

await runAsCommand(async () => {
  const [word] = process.argv.slice(2);
  await install(word === "start" || word === "all" ? word : "tests");
  return 0;
});
