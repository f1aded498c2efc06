import { randomBytes } from "node:crypto";
import {
  appendFileSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { inRepository } from "../repository";
import { overBudget } from "./budget";
import { builtBytes } from "./builtBytes";
import { differences, type FlavourCounts } from "./ledger";
import { countPages } from "./pageCounts";
import { ratiosOf } from "./ratios";
import { scenarios } from "./scenarios";
import { useBench } from "./testing/useBench";

// That a budget holds says something only if one that does not would be seen.
const bench = useBench();
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "yy-planted-"));
  folders.push(folder);
  return folder;
}

/** A copy of the built files, into which a defect is put. */
function copiedDist(): string {
  const folder = newFolder();
  cpSync(inRepository("dist"), folder, { recursive: true });
  return folder;
}

/** The path of a widget's file in a copy. */
function chunk(dist: string, name: string): string {
  const pattern = new RegExp(`^${name}-[0-9a-f]{8}(\\.digested)?\\.js$`);
  const found = readdirSync(join(dist, "chunks")).find((file) => pattern.test(file));
  if (found === undefined) throw new Error(`no file of ${name}`);
  return join(dist, "chunks", found);
}

const prepend = (file: string, code: string) =>
  writeFileSync(file, `${code}\n${readFileSync(file, "utf8")}`);

const pagesOf = async (folder?: string): Promise<FlavourCounts> => ({
  bytes: {},
  pages: await countPages(await bench(folder), "react", ["eight widgets"]),
});

let asBuilt: Promise<FlavourCounts> | undefined;

/** What differs from the built files, on a page with eight widgets. */
async function differencesOn(dist: string): Promise<string[]> {
  asBuilt ??= pagesOf();
  return differences(await asBuilt, await pagesOf(dist));
}

it("sees a widget that is 200 bytes larger", async () => {
  /** The accordion's file alone, with something after it. */
  const measured = async (end: Buffer): Promise<FlavourCounts> => {
    const folder = newFolder();
    mkdirSync(join(folder, "chunks"));
    const built = chunk(inRepository("dist"), "accordion");
    copyFileSync(built, join(folder, "chunks", basename(built)));
    appendFileSync(join(folder, "chunks", basename(built)), end);
    return { bytes: await builtBytes(folder), pages: {} };
  };
  const comment = Buffer.concat([Buffer.from("//"), randomBytes(200)]);
  const found = differences(await measured(Buffer.alloc(0)), await measured(comment));
  expect(found).toEqual([expect.stringMatching(/^chunks\/accordion\.js: \d+ bytes, 2\d\d more/)]);
});

it("sees one file more", async () => {
  const dist = copiedDist();
  writeFileSync(join(dist, "chunks/another.js"), "");
  appendFileSync(join(dist, "yy.js"), `;import("./chunks/another.js")`);
  expect(await differencesOn(dist)).toEqual([
    expect.stringMatching(/^eight widgets: \d+ files, 1 more/),
  ]);
});

it("sees one round trip more", async () => {
  const dist = copiedDist();
  writeFileSync(join(dist, "chunks/another.js"), "");
  prepend(chunk(dist, "Combobox"), `import "./another.js";`);
  expect(await differencesOn(dist)).toEqual([
    expect.stringMatching(/^eight widgets: \d+ files, 1 more/),
    expect.stringMatching(/^eight widgets: 4 trips, 1 more/),
  ]);
});

it("sees a layout shift", async () => {
  const dist = copiedDist();
  appendFileSync(chunk(dist, "accordion"), `;document.querySelector("h1").after("vem depois");`);
  expect(await differencesOn(dist)).toEqual([
    expect.stringMatching(/^eight widgets: 0\.\d+ shift/),
  ]);
});

/** What takes longer than with the built files; of fewer rounds. */
async function overBudgetIn(dist: string, name: string): Promise<string[]> {
  const scenario = scenarios.find((each) => each.name === name);
  if (!scenario) throw new Error(`there is no scenario "${name}"`);
  const few = { ...scenario, rounds: 3 };
  return overBudget(await ratiosOf(few, await bench(), await bench(dist)));
}

it("sees a long task", async () => {
  const dist = copiedDist();
  // Much for a slow machine too, on which the page has long tasks of its own.
  const busy = "const end = performance.now() + 300; while (performance.now() < end);";
  appendFileSync(join(dist, "yy.js"), `;{${busy}}`);
  const found = await overBudgetIn(dist, "arrive at a list");
  expect(found).toContainEqual(expect.stringMatching(/^blocking: /));
});

it("sees a mount that does twice the work", async () => {
  const dist = copiedDist();
  prepend(join(dist, "yy.js"), `${mountTwins};(${mountTwins.name})();`);
  const found = await overBudgetIn(dist, "mount 200 follow buttons, React");
  expect(found).toEqual([expect.stringMatching(/^thread: /)]);
});

/** Runs in the page: gives each widget a twin. */
function mountTwins(): void {
  const { define } = customElements;
  customElements.define = (name, Widget) => {
    const { connectedCallback } = Widget.prototype;
    Widget.prototype.connectedCallback = function (this: HTMLElement) {
      connectedCallback.call(this);
      if ("twin" in this.dataset) return;
      const twin = this.cloneNode(true) as HTMLElement;
      twin.dataset.twin = "";
      this.after(twin);
    };
    define.call(customElements, name, Widget);
  };
}
