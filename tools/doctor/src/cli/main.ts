import { isMainThread } from "node:worker_threads";
import { serveInventory } from "./inventoryThreads";
import { run } from "./run";

if (isMainThread) {
  const { out, err, code } = await run(process.argv.slice(2), undefined, new URL(import.meta.url));
  process.stderr.write(err);
  process.stdout.write(out);
  process.exitCode = code;
} else serveInventory();
