import { existsSync, readFileSync } from "node:fs";
import { schemas } from "@yy/widgets/schemas";
import { describe, expect, it } from "vitest";
import { lookedControls } from "./lookedControls";

const root = new URL("../../", import.meta.url);

/** Tag of each widget with a look → the maximum share of pixels that changes at the mount, in %. */
const looked = new Map(
  schemas
    .map(({ tag }) => tag)
    .filter((tag) => existsSync(new URL(`widgets/${tag.slice(3)}/look.ts`, root)))
    .map((tag) => {
      const blinks = Object.values(lookedControls)
        .filter(({ html }) => html.includes(`<${tag}`))
        .map(({ blink }) => blink?.percent ?? 0);
      return [tag, Math.max(...blinks)] as const;
    }),
);

describe("every widget with a look", () => {
  it("is measured", () => {
    expect([...looked].filter(([, percent]) => !Number.isFinite(percent))).toEqual([]);
  });

  it("is in the guide, with what still changes", () => {
    const guide = readFileSync(new URL("docs/guide/estilo.md", root), "utf8");
    const rows = [...guide.matchAll(/^\| `(yy-[\w-]+)` \|.*\| (?:nada|até (\d+)%: [^|]+) \|$/gm)];
    expect(rows.map(([, tag, percent]) => [tag, Number(percent ?? 0)])).toEqual([...looked].sort());
  });
});
