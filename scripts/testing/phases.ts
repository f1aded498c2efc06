/**
 * `npm run test:phases -- <files>`: where the time of browser tests goes, by Playwright's own log of its calls. Runs the
 * files on one worker and prints, for each phase, seconds in all and milliseconds a test.
 */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { root } from "../repository";
import { type Phase, phases, sumPhases } from "./phaseTimes";

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error("usage: npm run test:phases -- <test files or folders>");
  process.exit(1);
}

const project = process.env.YY_FLAVOUR === "lite" ? "browser-lite" : "browser";
const vitest = spawn(
  "npx",
  ["vitest", "run", "--project", project, "--maxWorkers=1", "--reporter=verbose", ...files],
  {
    cwd: root,
    env: { ...process.env, DEBUG: "pw:api", DEBUG_COLORS: "0", NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  },
);

const lines: string[] = [];
for (const stream of [vitest.stdout, vitest.stderr])
  createInterface({ input: stream }).on("line", (line) => lines.push(line));

vitest.on("close", (code) => {
  const { times, tests, inTests } = sumPhases(lines);
  const row = (name: string, ms: number) =>
    console.log(
      name.padEnd(46),
      `${(ms / 1000).toFixed(1)} s`.padStart(9),
      `${(ms / Math.max(tests, 1)).toFixed(0)} ms a test`.padStart(16),
    );
  console.log(`${tests} tests, ${(inTests / 1000).toFixed(1)} s in tests and their hooks`);
  for (const phase of Object.keys(phases) as Phase[]) row(phases[phase].title, times[phase]);
  process.exit(code ?? 1);
});
