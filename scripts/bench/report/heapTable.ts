import type { HeapCounts } from "../heap/heapCounts";
import { cyclesRead, type HeapMeasured } from "../heap/measureHeap";
import { table } from "./table";

const kinds = ["objects", "nodes", "listeners"] as const;

/** What each cycle leaves behind: bytes from reading to reading, and what they are from the second to the last. */
export function heapTable(all: readonly HeapMeasured[]): string {
  const [first, middle, last] = cyclesRead;
  return table(
    [
      "all tags",
      "come and go",
      `heap, ${first}–${middle}`,
      `heap, ${middle}–${last}`,
      ...kinds.map((kind) => `${kind}, ${middle}–${last}`),
    ],
    all.map(({ contender, way, readings: [one, two, three] }) => {
      if (!one || !two || !three) throw new Error("three readings of the heap are needed");
      const bytes = (from: HeapCounts, to: HeapCounts, cycles: number) =>
        `${((to.bytes - from.bytes) / cycles / 1000).toFixed(1)} kB`;
      return [
        contender,
        way,
        bytes(one, two, middle - first),
        bytes(two, three, last - middle),
        ...kinds.map((kind) => ((three[kind] - two[kind]) / (last - middle)).toFixed(2)),
      ];
    }),
  );
}
