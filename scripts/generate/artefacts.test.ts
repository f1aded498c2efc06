import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { artefactsOf, staleArtefacts, writeArtefacts } from "./artefacts";
import { exampleWidget } from "./exampleWidget";

const folder = mkdtempSync(join(tmpdir(), "yy-generate-"));
const readme = join(folder, "price-tag/README.md");
const example = { attributes: { "data-price": "10" }, children: "R$ 10,00" };
const all = () => artefactsOf(folder, [{ ...exampleWidget, example }], "1.0.0");
const stale = () => staleArtefacts(folder, all().artefacts).map(({ path }) => path);

beforeEach(() => {
  mkdirSync(join(folder, "price-tag"), { recursive: true });
  writeFileSync(readme, "# yy-price-tag\n\n<!-- schema -->\n<!-- /schema -->\n");
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("generate", () => {
  it("writes a README's tables, the editors' data and the types", () => {
    writeArtefacts(folder, all().artefacts);
    expect(readFileSync(readme, "utf8")).toContain("| `data-price` |");
    expect(stale()).toEqual([]);
  });

  it("finds what was edited by hand", () => {
    writeArtefacts(folder, all().artefacts);
    writeFileSync(join(folder, "web-types.json"), "{}\n");
    expect(stale()).toEqual(["web-types.json"]);
  });

  it("finds what the schema has changed", () => {
    writeArtefacts(folder, all().artefacts);
    const { schema, name } = exampleWidget;
    const renamed = { name, example, schema: { ...schema, summary: "Shows what it costs." } };
    const { artefacts } = artefactsOf(folder, [renamed], "1.0.0");
    expect(staleArtefacts(folder, artefacts).map(({ path }) => path)).toEqual([
      "schemas.json",
      "custom-elements.json",
      "vscode.html-custom-data.json",
      "web-types.json",
    ]);
  });

  it("names a README that is missing, and writes the rest", () => {
    rmSync(readme);
    expect(all().problems).toEqual([expect.stringContaining("price-tag/README.md")]);
    expect(all().artefacts).toHaveLength(8);
  });
});
