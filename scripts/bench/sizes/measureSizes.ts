import { join } from "node:path";
import { inRepository, widgetNames } from "../../repository";
import { brotliBytes } from "./brotliBytes";
import { ChunkGraph } from "./chunkGraph";

export type FlavourName = "react" | "lite";

/** A shared chunk, or several taken together. */
export interface SharedSize {
  readonly bytes: number;
  readonly widgets: readonly string[];
}

/** Sizes of one flavour's files, in bytes of Brotli. */
export interface Sizes {
  readonly bootstrap: number;
  /** What every widget loads: the renderer, the bridge and the element layer. */
  readonly core: number;
  /** The chunk with ky and our client on top of it. */
  readonly http: SharedSize;
  /** Widget → the chunk that only it loads. */
  readonly widgets: ReadonlyMap<string, number>;
  /** Every other chunk that more than one file imports, the largest first. */
  readonly shared: readonly SharedSize[];
}

/** A header that only our client sends tells its chunk from the others. */
const clientMark = "X-Requested-With";

export const folderOf = (flavour: FlavourName) =>
  inRepository(flavour === "lite" ? "dist/lite" : "dist");

/** @throws Error when the flavour has not been built */
export async function measureSizes(flavour: FlavourName): Promise<Sizes> {
  const folder = folderOf(flavour);
  const graph = new ChunkGraph(join(folder, "chunks"));
  const bytesOf = (...files: readonly string[]) =>
    brotliBytes(files.map((file) => join(graph.folder, file)));
  const sized = async ([file, widgets]: [string, readonly string[]]) => ({
    bytes: await bytesOf(file),
    widgets,
  });

  const names = widgetNames();
  const all = [...graph.sharedFiles()];
  const isClient = ([file]: [string, unknown]) => graph.codeOf(file).includes(clientMark);
  const isCore = (chunk: [string, readonly string[]]) =>
    chunk[1].length === names.length && !isClient(chunk);
  const client = all.find(isClient);
  const others = all.filter((chunk) => !isCore(chunk) && !isClient(chunk));

  return {
    bootstrap: await brotliBytes([join(folder, "yy.js")]),
    core: await bytesOf(...all.filter(isCore).map(([file]) => file)),
    http: client ? await sized(client) : { bytes: 0, widgets: [] },
    widgets: new Map(
      await Promise.all(
        names.map(async (name) => [name, await bytesOf(graph.entry(name))] as const),
      ),
    ),
    shared: (await Promise.all(others.map(sized))).sort((a, b) => b.bytes - a.bytes),
  };
}
