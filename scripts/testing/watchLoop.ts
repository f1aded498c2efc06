import { runLock, takeLock } from "../setup/lock.mjs";
import { RunStopped } from "../setup/RunStopped.mjs";
import { watchFolders } from "../watchFolders";
import { followPlan, requireWidget } from "./loops";
import { planForChanges, planForWidget } from "./plan";
import { readRepository } from "./readRepository";

const watched = ["packages", "tools", "widgets", "demo-pages", "testing", "stories", "scripts"];

/** Editors write several times to save once. */
const quietPeriod = 200;

/**
 * `npm run test:watch [name]`: builds and tests what is saved, again and again; with a name, all of that widget each
 * time. A loop of its own because Vitest's watches imports, and browser tests import nothing of what they test.
 */
export async function testWatch(
  env: Readonly<Record<string, string>>,
  parameters: readonly string[],
): Promise<never> {
  const widget =
    parameters.length > 0 ? requireWidget(parameters, await readRepository()) : undefined;
  const changes = watchFolders(watched, quietPeriod);
  if (widget !== undefined) await attempt([], widget, env);
  for (;;) {
    console.log(`Waiting for changes${widget === undefined ? "" : `, to test ${widget}`} …`);
    await attempt(await changes.take(), widget, env);
  }
}

async function attempt(
  changed: readonly string[],
  widget: string | undefined,
  env: Readonly<Record<string, string>>,
): Promise<void> {
  for (const path of changed) console.log(`changed: ${path}`);
  const repository = await readRepository(changed);
  const plan =
    widget === undefined ? planForChanges(changed, repository) : planForWidget(widget, repository);
  try {
    // Not for as long as the loop waits: other runs go between.
    const release = takeLock(runLock);
    await followPlan(plan, "react", env).finally(release);
  } catch (error) {
    if (!(error instanceof RunStopped)) throw error;
    console.error(error.message);
  }
}
