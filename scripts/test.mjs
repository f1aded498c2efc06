/**
 * `npm test`: installs, type-checks, lints, builds, and runs unit, browser and story tests. With the name of a loop
 * (`npm run test:changed` and the like) it installs and runs that one.
 */
import { ensureChromium } from "./setup/chromium.mjs";
import { install } from "./setup/install.mjs";
import { runLock } from "./setup/lock.mjs";
import { ensureOtherBrowsers } from "./setup/otherBrowsers.mjs";
import { RunStopped } from "./setup/RunStopped.mjs";
import { ensureRails } from "./setup/rails.mjs";
import { supervise } from "./setup/supervise.mjs";

const [command, ...parameters] = process.argv.slice(2);

// The watch takes the lock for each of its runs.
await supervise(work, command === "watch" ? {} : { lock: runLock });

async function work() {
  const start = performance.now();
  const [chromium] = await Promise.all([ensureChromium(), install()]);
  const installSeconds = (performance.now() - start) / 1000;
  await readTypeScript();
  const { wholeRun } = await import("./testing/wholeRun");
  const {
    testChanged,
    testInBrowsers,
    testPackage,
    testProjects,
    testRails,
    testSite,
    testSlowly,
    testVisual,
    testWidget,
    testWithLateAnswers,
  } = await import("./testing/loops");
  const { testWatch } = await import("./testing/watchLoop");
  switch (command) {
    case undefined:
      return wholeRun(chromium, installSeconds);
    case "changed":
      return testChanged(chromium);
    case "widget":
      return testWidget(chromium, parameters);
    case "watch":
      return testWatch(chromium, parameters);
    case "projects":
      return testProjects(chromium, parameters);
    case "slow":
      return testSlowly(chromium, parameters);
    case "late":
      return testWithLateAnswers(chromium, parameters);
    case "browsers":
      return testInBrowsers({ ...chromium, ...(await ensureOtherBrowsers()) }, parameters);
    case "rails":
      await ensureRails();
      return testRails(chromium, parameters);
    case "package":
      return testPackage(chromium, parameters);
    case "site":
      return testSite(chromium, parameters);
    case "visual":
      return testVisual(chromium, parameters);
    default:
      throw new RunStopped(
        `npm test takes no parameters, not even "${command}"; see the test: scripts in package.json.`,
      );
  }
}

/** From here on imports may be TypeScript; tsx is there only once it is installed. */
async function readTypeScript() {
  const { register } = await import("tsx/esm/api");
  register();
}
