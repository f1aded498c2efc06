import { isMainThread, parentPort } from "node:worker_threads";
import manifest from "@yy/widgets/package.json";
import { answerChecks } from "./check/answerChecks";
import { help, readOptions } from "./options";
import { startServer } from "./startServer";

// The thread that checks templates runs this same file.
if (isMainThread) run();
else if (parentPort) answerChecks(parentPort);

function run(): void {
  try {
    const wanted = readOptions(process.argv.slice(2));
    if (wanted === "help") process.stdout.write(help);
    else if (wanted === "version") process.stdout.write(`${manifest.version}\n`);
    else startServer(manifest.version, import.meta.url);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`yy-language-server: ${message}\n`);
    process.exitCode = 2;
  }
}
