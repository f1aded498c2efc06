import { existsSync } from "node:fs";
import { attributeName, type WidgetSchema } from "@yy/element/config/schema";
import { schemas } from "@yy/widgets/schemas";
import { describe, expect, it } from "vitest";
import { inRepository } from "../repository";
import { leftToVisitor } from "./generated/interaction";

describe("widgets that wait for the visitor", () => {
  const all: readonly WidgetSchema[] = schemas;
  const replaying = all.filter(({ interaction }) => interaction?.part !== undefined);

  it.each(replaying)("$tag names a part that it draws", ({ tag, parts, interaction }) => {
    const schema = `widgets/${tag.slice("yy-".length)}/schema.ts`;
    const { on, part = "" } = interaction ?? {};
    expect(Object.keys(parts ?? {}), `interaction.part of ${schema} is one of its parts`).toContain(
      part,
    );
    expect(
      on,
      `interaction of ${schema} needs "on": what is clicked before the code`,
    ).toBeDefined();
  });

  const settled = all.filter(({ interaction }) => interaction?.settled !== undefined);

  it.each(settled)("$tag has the look of what it draws before it is touched", ({ tag }) => {
    expect(existsSync(inRepository("widgets", tag.slice("yy-".length), "look.ts"))).toBe(true);
  });

  it.each(settled)("$tag is settled by attributes that it has", ({ attributes, interaction }) => {
    const known = Object.entries(attributes).map(([name, spec]) => attributeName(name, spec));
    const named = interaction?.settled?.match(/data-[a-z-]+/g) ?? [];
    expect(known).toEqual(expect.arrayContaining(named));
  });

  it("wait where they look like what they draw, and the server has said all of that", () => {
    const look = ":is([data-yy-look],[data-yy-looks] *):not([data-mount])";
    for (const { tag, interaction } of settled)
      expect(leftToVisitor).toContain(`${tag}${interaction?.settled}`);
    expect(leftToVisitor).toMatch(/^:is\(yy-.*\),\[data-mount=interaction\]$/);
    expect(leftToVisitor).toContain(`)${look},`);
  });
});
