import type { Arrival, ArrivalMeasured } from "../arrival/measureArrival";
import { summarize } from "../statistics";
import { kilobytes } from "./numbers";
import { table } from "./table";

/** How a page's code comes, way by way. */
export function arrivalTable(all: readonly ArrivalMeasured[]): string {
  return table(
    ["", "files", "brotli", "round trips", "cold, ms", "× by hand", "warm, ms", "× by hand"],
    all.map(({ way, cold, warm }) => {
      const [first] = cold;
      const byHand = all.find((other) => other.way === `${way.split(":")[0]}: one file by hand`);
      return [
        way,
        String(first?.files ?? 0),
        kilobytes(first?.bytes ?? Number.NaN),
        String(first?.depth ?? 0),
        ...timesOf(cold, byHand?.cold),
        ...timesOf(warm, byHand?.warm),
      ];
    }),
  );
}

function timesOf(arrivals: readonly Arrival[], byHand: readonly Arrival[] | undefined): string[] {
  const median = (loads: readonly Arrival[]) => summarize(loads.map(({ time }) => time)).median;
  const time = median(arrivals);
  return [time.toFixed(0), byHand ? (time / median(byHand)).toFixed(2) : "–"];
}
