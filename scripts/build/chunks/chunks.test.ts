import { describe, expect, it } from "vitest";
import { inRepository } from "../../repository";
import { type Entry, planFiles } from "./filePlan";
import { hasState } from "./moduleState";

describe("which shared files the file of a widget imports", () => {
  const dialog = "packages/ui/src/dialogs/NativeDialog.ts";
  const topLayer = "packages/ui/src/topLayer.ts";
  const visits = "packages/element/src/page/visits.ts";
  const fields = "packages/ui/src/fields/disabled.ts";

  /** A widget that uses these modules; each number is a size. */
  const widget = (name: string, modules: Record<string, number>): Entry => ({
    source: `widgets/${name}/index.ts`,
    widget: name,
    modules: new Map(Object.entries(modules)),
    onDemand: new Set(),
  });
  // Without it everything would be what all widgets use.
  const tabs = widget("tabs", { [visits]: 10 });
  const modal = widget("modal", { [visits]: 10, [dialog]: 900, [topLayer]: 100 });
  const panel = widget("panel", { [visits]: 10, [dialog]: 900, [topLayer]: 100, [fields]: 5 });

  it.each([
    ["those of which it uses more than a sixth, and the core", { [dialog]: 900 }, ["parts"]],
    ["not one of which it uses less: it gets a copy", { [topLayer]: 100 }, []],
    ["one of which it uses little that has state", { [fields]: 5 }, ["parts"]],
    ["none for what it alone uses", { "packages/ui/src/own.ts": 900 }, []],
  ])("%s", (_, modules, expected) => {
    const flash = widget("flash", { [visits]: 10, ...modules });
    const { importsOf } = planFiles([tabs, modal, panel, flash]);
    expect([...importsOf("widgets/flash/index.ts")]).toEqual(["core", ...expected]);
  });
});

describe("whether a module has state, which two copies would not share", () => {
  it.each([
    ["a variable", "packages/element/src/page/visits.ts"],
    ["a collection", "packages/element/src/core/updateQueue.ts"],
    ["a context", "packages/element/src/react/useWidget.ts"],
    ["a client with settings of its own", "packages/http/src/client.ts"],
  ])("%s is state", (_, file) => {
    expect(hasState(inRepository(file))).toBe(true);
  });

  it.each([
    ["functions and classes", "packages/domain/src/errors.ts"],
    ["what the page has once, whatever number of copies", "packages/session/src/session.ts"],
    ["checks of answers", "packages/http/src/api/zipcodes.ts"],
    ["a cache", "packages/domain/src/format/brazilianNumber.ts"],
  ])("%s: none", (_, file) => {
    expect(hasState(inRepository(file))).toBe(false);
  });
});
