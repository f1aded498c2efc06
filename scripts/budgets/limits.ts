import { median } from "../bench/report/figures";
import type { Counts } from "./ledger";
import type { VisitGrowth } from "./turboVisits";

type Flavour = "react" | "lite";

/** The measured figures that the limits apply to. */
export interface Measured {
  /** The bytes of the built files, and the counts of the pages. */
  readonly counts: Counts;
  /** The bytes of Brotli of the code in each widget's folder. */
  readonly ownCode: readonly number[];
  readonly visits: Readonly<Record<Flavour, VisitGrowth>>;
  /**
   * The time in which this library on React mounts 500 follow buttons in a list of cards, as a
   * multiple of Stimulus' time.
   */
  readonly mountByStimulus: number;
}

/** A budget. `npm run test:budgets` fails for a higher figure. */
export interface Limit {
  readonly what: string;
  readonly most: number;
  readonly unit: string;
  readonly in: (measured: Measured) => number;
}

const flavours = [
  { flavour: "react", title: "React", core: 66_000 },
  { flavour: "lite", title: "lite", core: 15_000 },
] as const;

const bytes = "bytes of Brotli";

/**
 * The budgets with an absolute limit. Other figures are compared with the ledger or the commit
 * before.
 */
export const limits: readonly Limit[] = [
  ...flavours.flatMap(({ flavour, title, core }): Limit[] => [
    {
      what: `${title}: \`yy.js\``,
      most: 2500,
      unit: bytes,
      in: ({ counts }) => counts[flavour].bytes["yy.js"] ?? Number.NaN,
    },
    {
      what: `${title}: renderer and element layer, once a page`,
      most: core,
      unit: bytes,
      in: ({ counts }) => counts[flavour].bytes["chunks/core.js"] ?? Number.NaN,
    },
    {
      what: `${title}: a page without widgets loads \`yy.js\` and \`yy.css\``,
      most: 2,
      unit: "files",
      in: ({ counts }) => counts[flavour].pages["without widgets"]?.files ?? Number.NaN,
    },
    {
      // Two on a phone: on a desktop, as here, Tom Select comes in one more (ADR 16).
      what: `${title}: a page of the marketplace, after its HTML`,
      most: 3,
      unit: "round trips",
      in: ({ counts }) => Math.max(...pagesOf(counts, flavour).map(({ trips }) => trips)),
    },
    {
      what: `${title}: layout shift of a page of the marketplace until its first screen is mounted`,
      most: 0,
      unit: "",
      in: ({ counts }) => Math.max(...pagesOf(counts, flavour).map(({ shift }) => shift)),
    },
    {
      what: `${title}: nodes that stay of a Turbo visit`,
      // A leak would stay after each visit, while two nodes of sixty visits may just wait to be
      // collected.
      most: 0.1,
      unit: "",
      in: ({ visits }) => visits[flavour].nodes,
    },
    {
      what: `${title}: listeners that stay of a Turbo visit`,
      most: 0,
      unit: "",
      in: ({ visits }) => visits[flavour].listeners,
    },
    {
      what: `${title}: JavaScript objects that stay of a Turbo visit`,
      // A leak would stay after each visit, while a few objects of sixty visits may just wait to be
      // collected.
      most: 0.1,
      unit: "",
      in: ({ visits }) => visits[flavour].objects,
    },
  ]),
  {
    what: "React: 500 follow buttons in a list of cards, main thread, in multiples of Stimulus",
    most: 1,
    unit: "×",
    in: ({ mountByStimulus }) => mountByStimulus,
  },
  {
    what: "a widget's own code, median",
    most: 2000,
    unit: bytes,
    in: (all) => median(all.ownCode),
  },
  {
    what: "a widget's own code, largest",
    most: 6000,
    unit: bytes,
    in: (all) => Math.max(...all.ownCode),
  },
];

const pagesOf = (counts: Counts, flavour: Flavour) => Object.values(counts[flavour].pages);
