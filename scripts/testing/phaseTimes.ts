/** Phases of a browser test, each with the Playwright calls that make it up. */
export const phases = {
  browser: { title: "browser: process and start", calls: ["browserType."] },
  context: {
    title: "context and page: made, prepared, closed",
    calls: [
      "browser.newContext",
      "browserContext.newPage",
      "browserContext.newCDPSession",
      "browserContext.close",
      "page.close",
      "page.exposeBinding",
      "page.addInitScript",
      "page.route",
    ],
  },
  emptying: {
    title: "context and page: emptied for the next test",
    calls: [
      "page.goto about:blank",
      "browserContext.clear",
      "cdpSession.send",
      "mouse.move",
      "page.unroute",
    ],
  },
  load: {
    title: "page loads",
    calls: ["page.goto", "page.reload", "page.goBack", "page.goForward"],
  },
  input: {
    title: "mouse and keys, with the frames they wait for",
    calls: [
      "locator.click",
      "locator.fill",
      "locator.press",
      "locator.hover",
      "locator.tap",
      "mouse.",
      "keyboard.",
    ],
  },
  waiting: {
    title: "waits for elements and functions",
    calls: ["locator.waitFor", "page.waitFor"],
  },
  reading: { title: "scripts in the page and other reads", calls: [""] },
} as const satisfies Record<string, { title: string; calls: readonly string[] }>;

export type Phase = keyof typeof phases;

/** Sums of a run; times in milliseconds. */
export interface PhaseTimes {
  readonly times: Readonly<Record<Phase, number>>;
  readonly tests: number;
  readonly inTests: number;
}

const started = /^(\S+) pw:api => (\S+) started/;
const ended = /^(\S+) pw:api <= (\S+) (succeeded|failed)/;
const blank = /pw:api navigating to "about:blank"/;
const test = /[✓×] .* (\d+)ms$/;

/**
 * Sums up what `DEBUG=pw:api` and Vitest's verbose reporter have printed. Calls that run at the same time are counted
 * once: what the later ones add.
 */
export function sumPhases(lines: readonly string[]): PhaseTimes {
  const times = Object.fromEntries(Object.keys(phases).map((phase) => [phase, 0])) as Record<
    Phase,
    number
  >;
  const open: { name: string; at: number }[] = [];
  let tests = 0;
  let inTests = 0;
  let counted = 0;
  for (const line of lines) {
    const start = started.exec(line);
    if (start) open.push({ name: start[2] ?? "", at: Date.parse(start[1] ?? "") });
    const last = open.at(-1);
    if (last && blank.test(line)) last.name = "page.goto about:blank";
    const end = ended.exec(line);
    if (end) {
      const index = open.findLastIndex(({ name }) => name.startsWith(end[2] ?? ""));
      const [call] = index < 0 ? [] : open.splice(index, 1);
      const now = Date.parse(end[1] ?? "");
      if (call) {
        times[phaseOf(call.name)] += Math.max(0, now - Math.max(call.at, counted));
        counted = Math.max(counted, now);
      }
    }
    const duration = test.exec(line);
    if (duration) {
      tests += 1;
      inTests += Number(duration[1]);
    }
  }
  return { times, tests, inTests };
}

function phaseOf(call: string): Phase {
  const names = Object.keys(phases) as Phase[];
  const exact = names.find((phase) => phases[phase].calls.some((known) => known === call));
  return (
    exact ??
    names.find((phase) => phases[phase].calls.some((known) => call.startsWith(known))) ??
    "reading"
  );
}
