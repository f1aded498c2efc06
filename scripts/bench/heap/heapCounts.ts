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

/** Counts what is in one of Chromium's heap snapshots. */
export function countHeap(json: string): HeapCounts {
  const { snapshot, nodes, strings } = JSON.parse(json) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [typeAt, nameAt, sizeAt] = ["type", "name", "self_size"].map((name) =>
    fields.indexOf(name),
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
