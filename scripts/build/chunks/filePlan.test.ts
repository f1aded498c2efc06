import { describe, expect, it } from "vitest";
import { planFiles } from "./filePlan";
import type { Entry } from "./moduleGraph";

const dialog = "packages/ui/src/dialogs/NativeDialog.ts";
const topLayer = "packages/ui/src/topLayer.ts";
const visits = "packages/element/src/page/visits.ts";
const fields = "packages/ui/src/fields/disabled.ts";

/** A widget that uses these modules; each number is a size. */
const widget = (name: string, modules: Record<string, number>, onDemand: string[] = []): Entry => ({
  source: `widgets/${name}/index.ts`,
  widget: name,
  modules: new Map(Object.entries(modules)),
  onDemand: new Set(onDemand),
});

const importsOf = (name: string, ...entries: Entry[]) => [
  ...planFiles(entries).importsOf(`widgets/${name}/index.ts`),
];

/** Without it everything would be what all widgets use. */
const tabs = widget("tabs", { [visits]: 10 });

describe("which shared files a widget's file imports", () => {
  const modal = widget("modal", { [visits]: 10, [dialog]: 900, [topLayer]: 100 });

  it("those of which it uses more than a sixth, and the core", () => {
    const panel = widget("panel", { [visits]: 10, [dialog]: 900, [topLayer]: 100 });
    expect(importsOf("modal", modal, panel, tabs)).toEqual(["core", "parts"]);
  });

  it("not one of which it uses less: it gets a copy", () => {
    const panel = widget("panel", { [visits]: 10, [dialog]: 900, [topLayer]: 100 });
    const flash = widget("flash", { [visits]: 10, [topLayer]: 100 });
    expect(importsOf("flash", modal, panel, flash)).toEqual(["core"]);
  });

  it("one of which it uses little that has state: a copy would not share it", () => {
    const panel = widget("panel", { [visits]: 10, [dialog]: 900, [fields]: 5 });
    const mask = widget("mask", { [visits]: 10, [fields]: 5 });
    expect(importsOf("mask", modal, panel, mask)).toEqual(["core", "parts"]);
  });

  it("none for what one widget alone uses", () => {
    const plan = planFiles([modal, tabs]);
    expect(plan.sharedFileOf(dialog)).toBeUndefined();
    expect(plan.sharedFileOf(visits)).toBe("core");
  });
});

it("has what is imported on demand take from the files that are there by then", () => {
  const source = "widgets/select/combobox/Combobox.ts";
  const select = widget("select", { [visits]: 10, [dialog]: 900, [topLayer]: 5 }, [source]);
  const modal = widget("modal", { [visits]: 10, [dialog]: 900, [topLayer]: 5 });
  const combobox: Entry = {
    source,
    widget: undefined,
    modules: new Map([[topLayer, 5]]),
    onDemand: new Set(),
  };
  expect([...planFiles([select, modal, tabs, combobox]).importsOf(source)]).toEqual([
    "core",
    "parts",
  ]);
});
