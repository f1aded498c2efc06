import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type View, views } from "../camera/views";
import { picture } from "../testing/pictures";
import { Baselines } from "./Baselines";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "yy-baselines-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const story = { widget: "modal", name: "Open" };

const pictures = new Map(
  views.map((view: View, index) => [view, picture(view.width, 20 + index, [index, 2, 3])] as const),
);

it("gives back what was written", async () => {
  const baselines = new Baselines(join(folder, "new"));
  expect(baselines.keys()).toEqual([]);
  expect(await baselines.read(story)).toBeUndefined();
  await baselines.write(story, pictures);
  expect(await new Baselines(join(folder, "new")).read(story)).toEqual(pictures);
});

it("knows what it has, and what took it", async () => {
  const baselines = new Baselines(folder);
  expect(baselines.engine).toBeUndefined();
  const engine = {
    browser: "headless shell",
    version: "156.0.1.2",
    platform: "linux x64",
  } as const;
  baselines.engine = engine;
  await baselines.write({ widget: "tabs", name: "Two" }, pictures);
  await baselines.write(story, pictures);
  expect(new Baselines(folder).engine).toEqual(engine);
  expect(baselines.keys()).toEqual(["modal/Open", "tabs/Two"]);
  baselines.remove("modal/Open");
  expect(baselines.keys()).toEqual(["tabs/Two"]);
});
