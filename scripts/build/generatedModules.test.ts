import type { WidgetSchema } from "@yy/element/config/schema";
import { schemas } from "@yy/widgets/schemas";
import { describe, expect, it } from "vitest";

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
});
