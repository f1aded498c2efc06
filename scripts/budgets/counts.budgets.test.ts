import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { inRepository } from "../repository";
import { builtBytes } from "./builtBytes";
import { differences, howToGrow, readLedger, refusals } from "./ledger";
import { countPages } from "./pageCounts";
import { useBench } from "./testing/useBench";

const bench = useBench();
const ledger = readLedger();

/** After a change that was meant. */
const whatToDo = "npm run bench -- ledger writes what there is now, to be committed if it is meant";

describe.each([
  { flavour: "react", folder: inRepository("dist") },
  { flavour: "lite", folder: join(inRepository("dist"), "lite") },
] as const)("$flavour", ({ flavour, folder }) => {
  const accepted = ledger[flavour];

  it("weighs what the ledger says", async () => {
    const bytes = await builtBytes(folder);
    expect(differences(accepted, { ...accepted, bytes }), whatToDo).toEqual([]);
  });

  it("loads as many files in as many trips, and moves as little, as the ledger says", async () => {
    const pages = await countPages(await bench(), flavour);
    const measured = { ...accepted, pages };
    expect(differences(accepted, measured), whatToDo).toEqual([]);
    expect(refusals(accepted, measured), howToGrow).toEqual([]);
  });
});
