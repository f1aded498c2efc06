import type { Series } from "../buttons/rounds";
import { flavourTitles } from "../flavourTitles";
import { type FlavourMeasurements, type Measurements, seriesOf } from "../measurements";
import type { VisitsMeasured } from "../pages/turboVisits";
import type { FlavourName } from "../sizes/measureSizes";
import { formBudgets } from "./formTables";
import { furnitureBudgets } from "./furnitureTables";
import { guideBudgets } from "./guideTable";
import { clickTime, mountTime } from "./measures";
import { mountBudgets } from "./mountBudgets";
import { milliseconds, ratio } from "./numbers";
import { priceBudgets } from "./priceTables";
import { sizeBudgets } from "./sizeBudgets";
import type { Verdict } from "./verdict";

export function budgets(measurements: Measurements): readonly Verdict[] {
  return [
    ...[...measurements.flavours].flatMap(([name, flavour]) => {
      const title = flavourTitles[name];
      return [
        ...sizeBudgets(name, flavour.sizes),
        emptyPage(title, flavour),
        visits(title, flavour.visits, measurements.visitsWithout),
        shift(title, flavour),
        click(title, measurements, name),
      ];
    }),
    faster(measurements, { ours: "react", other: "r2wc", times: 3, layout: "list of cards" }),
    faster(measurements, { ours: "react", other: "stimulus", times: 1, layout: "list of cards" }),
    faster(measurements, { ours: "lite", other: "lit", times: 1, layout: "list of cards" }),
    faster(measurements, { ours: "lite", other: "lit", times: 1, layout: "in view" }),
    ...mountBudgets(measurements),
    ...formBudgets(measurements.forms),
    ...furnitureBudgets(measurements.furniture),
    ...priceBudgets(measurements.prices),
    ...guideBudgets(measurements.guide),
  ];
}

function emptyPage(title: string, { emptyPage: paths }: FlavourMeasurements): Verdict {
  return {
    what: `${title}: a page without widgets`,
    budget: "loads `yy.js` alone",
    measured: paths.map((path) => path.split("/").at(-1)).join(", "),
    holds: paths.length === 1 && (paths[0] ?? "").endsWith("/yy.js"),
  };
}

/** A few bytes a visit are the engine's own statistics; a leaked widget is thousands. */
const heapGrowthAVisit = 1000;

function visits(
  title: string,
  measured: readonly VisitsMeasured[],
  without: readonly VisitsMeasured[],
): Verdict {
  const { bytes, listeners, nodes } = growth(measured);
  const more = bytes - growth(without).bytes;
  const all = (value: (reading: VisitsMeasured) => number | string) =>
    measured.map(value).join(" → ");
  return {
    what: `${title}: Turbo visits ${all((reading) => reading.visits)}`,
    budget: `no more listeners or nodes; heap grows < ${heapGrowthAVisit / 1000} kB a visit more than without our script`,
    measured: `listeners ${all((reading) => reading.listeners)}, nodes ${all((reading) => reading.nodes)}, heap ${all(({ heapMb }) => heapMb.toFixed(2))} MB, ${(more / 1000).toFixed(2)} kB a visit more`,
    holds: more < heapGrowthAVisit && listeners <= 0 && nodes <= 0,
  };
}

/** From the second reading, when caches are full, to the last one. */
function growth(readings: readonly VisitsMeasured[]) {
  const [, middle, last] = readings;
  if (!middle || !last) throw new Error("three readings of the visits are needed");
  return {
    bytes: ((last.heapMb - middle.heapMb) * 1e6) / (last.visits - middle.visits),
    listeners: last.listeners - middle.listeners,
    nodes: last.nodes - middle.nodes,
  };
}

function shift(title: string, { shifts }: FlavourMeasurements): Verdict {
  const moving = shifts.filter(({ score }) => score > 0);
  const list = moving.map(
    ({ path, score, moved }) => `${path} ${score.toPrecision(2)} (${moved.join(", ")})`,
  );
  return {
    what: `${title}: layout shift on ${shifts.length} demo pages`,
    budget: "0",
    measured: list.join("; ") || "0",
    holds: moving.length === 0,
  };
}

const oneFrame = 16;

/** With 2,000 buttons on one screen the browser alone needs more than a frame to paint, by hand too. */
const mostInOneFrame = 500;

function click(title: string, measurements: Measurements, flavour: FlavourName): Verdict {
  const series = measurements.buttons.filter(
    ({ contender, count }) => contender.id === flavour && count <= mostInOneFrame,
  );
  const times = (each: Series) => clickTime.of(each).median;
  const slowest = series.reduce((a, b) => (times(b) > times(a) ? b : a));
  const late = series
    .flatMap(({ turns }) => turns.flatMap(({ clicks }) => clicks))
    .filter(({ frames }) => frames > 1).length;
  return {
    what: `${title}: a click`,
    budget: `in the very next frame, median ≤ ${oneFrame} ms, up to ${mostInOneFrame} buttons`,
    measured: `${milliseconds(times(slowest))} at worst (${slowest.count} ${slowest.layout.name}), ${late} later than the next frame`,
    holds: late === 0 && times(slowest) <= oneFrame,
  };
}

interface Race {
  readonly ours: FlavourName;
  readonly other: string;
  /** How many times the other's time must be ours at least. */
  readonly times: number;
  readonly layout: string;
}

function faster(measurements: Measurements, { ours, other, times, layout }: Race): Verdict {
  const series = (id: string) => mountTime.of(seriesOf(measurements, id, layout, 500));
  const [mine, theirs] = [series(ours), series(other)];
  const within =
    Math.abs(theirs.median - times * mine.median) <= theirs.spread + times * mine.spread;
  const { name } = seriesOf(measurements, other, layout, 500).contender;
  return {
    what: `${flavourTitles[ours]}: 500 buttons, ${layout}`,
    budget: times === 1 ? `not slower than ${name}` : `${times} × faster than ${name}`,
    measured: `${milliseconds(mine.median)} against ${milliseconds(theirs.median)}: ${ratio(theirs.median, mine.median)} ×${within ? " (within the spread)" : ""}`,
    holds: theirs.median >= times * mine.median,
  };
}
