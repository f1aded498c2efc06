import { join } from "node:path";
import type { Bench } from "../bench/bench";
import { builtBytes } from "./builtBytes";
import type { Counts, FlavourCounts } from "./ledger";
import { countPages } from "./pageCounts";

/**
 * Measures the figures of `ledger.json`.
 * @param dist the built files, which the bench's server serves
 */
export async function count(bench: Bench, dist: string): Promise<Counts> {
  const flavour = async (name: "react" | "lite", folder: string): Promise<FlavourCounts> => ({
    bytes: await builtBytes(folder),
    pages: await countPages(bench, name),
  });
  const [react, lite] = await Promise.all([
    flavour("react", dist),
    flavour("lite", join(dist, "lite")),
  ]);
  return { react, lite };
}
