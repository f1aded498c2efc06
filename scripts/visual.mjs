/** `npm run visual [-- --update] [widget …]`: installs, and compares the pictures of stories or takes them anew. */
import { ensureChromium } from "./setup/chromium.mjs";
import { install } from "./setup/install.mjs";
import { runLock } from "./setup/lock.mjs";
import { supervise } from "./setup/supervise.mjs";

await supervise(
  async () => {
    const [chromium] = await Promise.all([ensureChromium(), install()]);
    Object.assign(process.env, chromium);
    const { register } = await import("tsx/esm/api");
    register();
    const { visual } = await import("./visual/index");
    return visual(process.argv.slice(2));
  },
  { lock: runLock },
);
