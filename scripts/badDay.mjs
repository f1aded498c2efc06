/** `npm run bad-day`: installs, builds, and plays a day on which a widget breaks; what it shows is in `badDay/walk.ts`. */
import { ensureChromium } from "./setup/browsers.mjs";
import { install } from "./setup/install.mjs";
import { run, runAsCommand } from "./setup/run.mjs";

const help = `npm run bad-day                          a release breaks a widget, and nobody deploys: seen, switched off, mended
npm run bad-day -- --pause               waits for Enter before each step, so that you can look at the pages yourself
npm run bad-day -- --pictures <folder>   keeps a picture of the page and of the dashboard at each step
npm run bad-day -- --visitors 500        counts so many for the one in ten, and not 100
npm run bad-day -- --port 3999           at this port, and not at any free one

It ends with 1 at the first thing that is not as it should be.`;

const parameters = process.argv.slice(2);
if (parameters.includes("--help")) {
  console.log(help);
  process.exit();
}

await runAsCommand(async () => {
  const [chromium] = await Promise.all([ensureChromium(), install()]);
  const built = await run("npx", ["turbo", "run", "//#build", "--output-logs=errors-only"], {
    TURBO_TELEMETRY_DISABLED: "1",
  });
  if (built !== 0) return built;
  Object.assign(process.env, chromium);
  const { register } = await import("tsx/esm/api");
  register();
  const { badDay } = await import("./badDay/index");
  return badDay(parameters);
});
