/**
 * `npm run dev [-- --port 3999]` serves the demo pages with their live API from the sources. A
 * change is built in some hundred milliseconds, only for React, and shown in the open pages.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inRepository } from "../repository";
import { watchFolders } from "../watchFolders";
import { buildStyles, widgetBuilder } from "./buildWidgets";
import { DevServer } from "./DevServer";
import { bothPlans, type DevPlan, planFor } from "./plan";
import { problemText } from "./problemText";

/** Editors may write a file several times per save. */
const quietPeriod = 30;

const folder = mkdtempSync(join(tmpdir(), "yy-dev-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

const changes = watchFolders(["packages", "widgets", "demo-pages"], quietPeriod);
const widgets = await widgetBuilder(folder);
const server = new DevServer(folder, process.argv.slice(2));
// esbuild prints an error when the process ends during a build.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, () => void widgets.cancel().finally(() => process.exit(0)));
await server.start();
/** The plan that has failed and has to be repeated. */
let left: DevPlan | undefined;
await show({ styles: true, widgets: true, server: false, shown: "page" });
console.log(`Demo pages: ${server.origin}  (shows changes; ${inRepository()})`);

for (;;) {
  const changed = await changes.take();
  const plan = planFor(changed);
  const start = performance.now();
  if (!(await show(plan))) continue;
  const took = Math.round(performance.now() - start);
  if (plan.server || plan.shown) console.log(`${changed.join(", ")}: ${took} ms`);
}

/**
 * Builds and shows a change. Returns false when the sources have an error, which the console and
 * the open pages show then.
 */
async function show(asked: DevPlan): Promise<boolean> {
  const plan = left ? bothPlans(left, asked) : asked;
  left = plan;
  try {
    if (plan.styles) await buildStyles(folder);
    if (plan.widgets) await widgets.rebuild();
    // After a restart of the server, the pages reload themselves.
    if (plan.server) await server.start();
    else if (plan.shown) server.tell({ kind: plan.shown });
    left = undefined;
    return true;
  } catch (error) {
    server.tell({ kind: "problem", text: await problemText(error) });
    return false;
  }
}
