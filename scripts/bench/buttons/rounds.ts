import type { DemoServer } from "@yy/demo-pages/server";
import type { Browser } from "playwright";
import { type Contender, contenders } from "../contenders";
import { type Layout, layouts, type Plan } from "../plan";
import { type ButtonsMeasured, measureButtons } from "./measureButtons";

/** All turns of one contender with that many buttons in that layout. */
export interface Series {
  readonly contender: Contender;
  readonly layout: Layout;
  readonly count: number;
  readonly turns: readonly ButtonsMeasured[];
}

const frame = 1000 / 60;

/** Contender after contender, then the next round: whatever slows the machine for a while slows all of them. */
export async function runRounds(
  browser: Browser,
  server: DemoServer,
  plan: Plan,
  progress: (text: string) => void,
): Promise<readonly Series[]> {
  const series = [...plan.rounds.keys()].flatMap((count) =>
    layouts.flatMap((layout) =>
      contenders.map((contender) => ({ contender, layout, count, turns: [] as ButtonsMeasured[] })),
    ),
  );
  const roundsAtMost = Math.max(...plan.rounds.values());
  for (let round = 0; round < roundsAtMost; round += 1) {
    for (const { contender, layout, count, turns } of series) {
      const rounds = plan.rounds.get(count) ?? 0;
      if (round >= rounds) continue;
      progress(`round ${round + 1}: ${count} buttons, ${layout.name}, ${contender.name}`);
      // The moments of the rounds lie evenly between two frames, so that the median is fair to all.
      const phase = ((round + 0.5) / rounds) * frame;
      const clicks = plan.clicksAPage;
      turns.push(
        await measureButtons(browser, server, { contender, layout, count, clicks, phase }),
      );
      server.reset();
    }
  }
  return series;
}
