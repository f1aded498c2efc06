import { setTimeout as wait } from "node:timers/promises";
import type { CDPSession } from "playwright";

/** How much of each kind is alive. */
export interface HeapCounts {
  /** Of everything, in bytes, the browser's code and caches as well. */
  readonly bytes: number;
  /** Objects and functions of scripts. */
  readonly objects: number;
  /** Nodes of documents, those in shadow trees as well. */
  readonly nodes: number;
  /** Listeners of events. */
  readonly listeners: number;
}

/** What the browser's own lazy work after a page's needs, in ms. */
const settlingTime = 1000;

/** Counts what is alive once garbage is collected: JavaScript's objects and the DOM's. */
export async function countHeap(session: CDPSession): Promise<HeapCounts> {
  await wait(settlingTime);
  // Wrappers and nodes hold each other across two heaps: what the first pass frees lets go of more.
  for (let pass = 0; pass < 3; pass += 1) await session.send("HeapProfiler.collectGarbage");
  const chunks: string[] = [];
  session.on("HeapProfiler.addHeapSnapshotChunk", ({ chunk }) => chunks.push(chunk));
  await session.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  return countsIn(JSON.parse(chunks.join("")) as Snapshot);
}

/** As Chromium writes it: each node of the heap is as many numbers as there are fields. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[], ...unknown[]];
    };
  };
  readonly nodes: readonly number[];
  readonly strings: readonly string[];
}

const nodeNames = /^(<|Text$|Comment$|ShadowRoot$|DocumentFragment$|HTMLDocument$|SVG\w+Element$)/;

function countsIn({ snapshot, nodes, strings }: Snapshot): HeapCounts {
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [typeAt, nameAt, sizeAt] = ["type", "name", "self_size"].map((field) =>
    fields.indexOf(field),
  );
  const counts = { bytes: 0, objects: 0, nodes: 0, listeners: 0 };
  for (let start = 0; start < nodes.length; start += fields.length) {
    const at = (field: number | undefined) => nodes[start + (field ?? 0)] ?? 0;
    const type = types[0][at(typeAt)];
    const name = strings[at(nameAt)] ?? "";
    counts.bytes += at(sizeAt);
    if (type === "object" || type === "closure") counts.objects += 1;
    else if (type === "native" && nodeNames.test(name)) counts.nodes += 1;
    else if (type === "native" && name === "EventListener") counts.listeners += 1;
  }
  return counts;
}
