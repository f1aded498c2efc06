/**
 * `npm run dev [-- --port 3999]`: serves the demo pages with their live API from the sources. A change is built in some
 * hundred milliseconds, on React alone, and the open pages show it.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inRepository } from "../repository";
import { watchFolders } from "../watchFolders";
import { buildStyles, widgetBuilder } from "./buildWidgets";
import { DevServer } from "./DevServer";
import { planFor } from "./plan";

/** Editors write several times to save once. */
const quietPeriod = 30;

const folder = mkdtempSync(join(tmpdir(), "yy-dev-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, () => process.exit(0));

const changes = watchFolders(["packages", "widgets", "demo-pages"], quietPeriod);
const widgets = await widgetBuilder(folder);
const server = new DevServer(folder, process.argv.slice(2));
await Promise.all([widgets.rebuild(), buildStyles(folder), server.start()]);
console.log(`Demo pages: ${server.origin}  (shows changes; ${inRepository()})`);

for (;;) {
  const changed = await changes.take();
  const start = performance.now();
  const plan = planFor(changed);
  try {
    if (plan.styles) await buildStyles(folder);
    if (plan.widgets) await widgets.rebuild();
    // A server that starts anew has the pages load again by itself.
    if (plan.server) await server.start();
    else if (plan.shown) server.tell(plan.shown);
    const took = Math.round(performance.now() - start);
    if (plan.server || plan.shown) console.log(`${changed.join(", ")}: ${took} ms`);
  } catch {
    // esbuild has said what is wrong; the pages stay as they are until it is fixed.
  }
}
