import { flavourTitles } from "../flavourTitles";
import type { FlavourName, Sizes } from "../sizes/measureSizes";
import { quantile } from "../statistics";
import { kilobytes } from "./numbers";
import type { Verdict } from "./verdict";

/** In bytes of Brotli. */
export const limits = {
  bootstrap: 2500,
  core: { react: 66_000, lite: 15_000 },
  widget: { median: 2000, most: 6000 },
};

/** The files of one flavour against their budgets. */
export function sizeBudgets(flavour: FlavourName, sizes: Sizes): readonly Verdict[] {
  const title = flavourTitles[flavour];
  const own = [...sizes.widgets.values()].map((each) => each.own);
  const median = quantile(own, 0.5);
  const [heaviest, { own: most }] = [...sizes.widgets].reduce((a, b) =>
    b[1].own > a[1].own ? b : a,
  );
  return [
    atMost(`${title}: \`yy.js\``, limits.bootstrap, sizes.bootstrap),
    atMost(`${title}: renderer, bridge and element layer`, limits.core[flavour], sizes.core),
    atMost(`${title}: a widget's own code, median of ${own.length}`, limits.widget.median, median),
    atMost(`${title}: the largest widget's, ${heaviest}`, limits.widget.most, most),
  ];
}

function atMost(what: string, limit: number, bytes: number): Verdict {
  return {
    what,
    budget: `≤ ${limit / 1000} kB`,
    measured: kilobytes(bytes),
    holds: bytes <= limit,
  };
}
