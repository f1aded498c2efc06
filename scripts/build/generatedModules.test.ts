import type { WidgetSchema } from "@yy/element/config/schema";
import { schemas } from "@yy/widgets/schemas";
import { describe, expect, it } from "vitest";

describe("widgets that wait for the visitor", () => {
  const all: readonly WidgetSchema[] = schemas;
  const replaying = all.filter(({ interaction }) => interaction?.part !== undefined);

  it.each(replaying)("$tag names a part that it draws", ({ parts, interaction }) => {
    expect(Object.keys(parts ?? {})).toContain(interaction?.part);
    expect(interaction?.on).toBeDefined();
  });
});
