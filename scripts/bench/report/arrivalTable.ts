import type { Arrival, ArrivalMeasured } from "../arrival/measureArrival";
import { summarize } from "../statistics";
import { kilobytes } from "./numbers";
import { table } from "./table";

/**
 * How a page's code comes, way by way, in multiples of one file made by hand. Times from the start of the navigation are
 * what a visitor waits; those from the first paint say how long the first screen stands without its widgets, and are
 * shorter where a large file keeps the page from being painted at all.
 */
export function arrivalTable(all: readonly ArrivalMeasured[]): string {
  return [
    table(
      ["", "files", "brotli", "round trips"],
      all.map(({ way, cold: [first] }) => [
        way,
        String(first?.files ?? 0),
        kilobytes(first?.bytes ?? Number.NaN),
        String(first?.depth ?? 0),
      ]),
    ),
    ...(["cold", "warm"] as const).map((cache) =>
      table(
        [`${cache}, ms`, "first paint", "mounted", "× by hand", "between them", "× by hand"],
        all.map((measured) => {
          const byHand = all.find(({ way }) => way === byHandOf(measured.way));
          return [
            measured.way,
            median(measured[cache], ({ painted }) => painted).toFixed(0),
            ...compared(measured[cache], byHand?.[cache], ({ mounted }) => mounted),
            ...compared(measured[cache], byHand?.[cache], sincePaint),
          ];
        }),
      ),
    ),
  ].join("\n\n");
}

const byHandOf = (way: string) => `${way.split(":")[0]}: one file by hand`;

const sincePaint = ({ painted, mounted }: Arrival) => mounted - painted;

function median(loads: readonly Arrival[], read: (arrival: Arrival) => number): number {
  return summarize(loads.map(read)).median;
}

function compared(
  loads: readonly Arrival[],
  byHand: readonly Arrival[] | undefined,
  read: (arrival: Arrival) => number,
): string[] {
  const time = median(loads, read);
  return [time.toFixed(0), byHand ? (time / median(byHand, read)).toFixed(2) : "–"];
}
