import { flavourTitles } from "../flavourTitles";
import { type Measurements, seriesOf } from "../measurements";
import type { FlavourName } from "../sizes/measureSizes";
import { heapSize, mountThread } from "./measures";
import type { Verdict } from "./verdict";

interface Goal {
  readonly flavour: FlavourName;
  readonly count: number;
  readonly layout: string;
  /** How many times Lit's main thread a mount may take. */
  readonly times: number;
}

/** In view as ADR 15 aims; lists as they were before it. */
const goals: readonly Goal[] = [
  { flavour: "react", count: 500, layout: "in view", times: 1.6 },
  { flavour: "lite", count: 500, layout: "in view", times: 1.2 },
  { flavour: "react", count: 50, layout: "in view", times: 1.5 },
  { flavour: "lite", count: 50, layout: "in view", times: 1.2 },
  { flavour: "react", count: 500, layout: "list of cards", times: 1.16 },
  { flavour: "lite", count: 500, layout: "list of cards", times: 1.16 },
];

/** In MB, for 2,000 buttons in view. */
const mostHeap = 46;

/** What mounting follow buttons takes of the main thread, against Lit's, and of memory. */
export function mountBudgets(measurements: Pick<Measurements, "buttons">): readonly Verdict[] {
  return [
    ...goals.map((goal) => againstLit(measurements, goal)),
    ...(["react", "lite"] as const).map((flavour) => heap(measurements, flavour)),
  ];
}

function againstLit(
  measurements: Pick<Measurements, "buttons">,
  { flavour, count, layout, times }: Goal,
): Verdict {
  const time = (id: string) => mountThread.of(seriesOf(measurements, id, layout, count)).median;
  const [ours, lits] = [time(flavour), time("lit")];
  return {
    what: `${flavourTitles[flavour]}: ${count} buttons, ${layout}, main thread`,
    budget: `≤ ${times} × Lit`,
    measured: `${ours.toFixed(0)} ms against ${lits.toFixed(0)} ms: ${(ours / lits).toFixed(2)} ×`,
    holds: ours <= times * lits,
  };
}

function heap(measurements: Pick<Measurements, "buttons">, flavour: FlavourName): Verdict {
  const { median } = heapSize.of(seriesOf(measurements, flavour, "in view", 2000));
  return {
    what: `${flavourTitles[flavour]}: heap of 2,000 buttons in view`,
    budget: `≤ ${mostHeap} MB`,
    measured: `${median.toFixed(1)} MB`,
    holds: median <= mostHeap,
  };
}
