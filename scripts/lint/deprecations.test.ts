import { readFileSync } from "node:fs";
import type { WidgetSchema } from "@yy/element/config/schema";
import { schemas } from "@yy/widgets/schemas";
import { expect, it } from "vitest";
import { inRepository } from "../repository";

const isDeprecating = ({ deprecated, attributes }: WidgetSchema) =>
  deprecated !== undefined || Object.values(attributes).some((spec) => spec.deprecated);

/** Whether the definition gives the element layer what it warns of deprecated names with. */
const warns = (definition: string) => /^\s*deprecations: warnOfDeprecated,$/m.test(definition);

/** Tags that deprecate a name which nobody would be told of while the page is open. */
function withoutWarning(
  all: readonly WidgetSchema[],
  definitionOf: (tag: string) => string,
): string[] {
  return all
    .filter((schema) => isDeprecating(schema) && !warns(definitionOf(schema.tag)))
    .map(({ tag }) => tag);
}

it("every widget whose schema deprecates a name warns of it", () => {
  const definitionOf = (tag: string) =>
    readFileSync(inRepository("widgets", tag.replace("yy-", ""), "index.ts"), "utf8");
  expect(withoutWarning(schemas, definitionOf)).toEqual([]);
});

it("the check finds a deprecated tag and a deprecated attribute whose widgets do not warn", () => {
  const deprecated = { since: "0.2.0", use: "data-label" };
  const caption = { kind: "string", description: "Former text.", deprecated } as const;
  const common = { summary: "Shows.", mount: "eager", attributes: {} } as const;
  const all: WidgetSchema[] = [
    { ...common, tag: "yy-current" },
    { ...common, tag: "yy-former", deprecated },
    { ...common, tag: "yy-renamed", attributes: { caption } },
    { ...common, tag: "yy-telling", attributes: { caption } },
  ];
  const definitionOf = (tag: string) =>
    `defineWidget({\n  schema,\n${tag === "yy-telling" ? "  deprecations: warnOfDeprecated,\n" : ""}});`;
  expect(withoutWarning(all, definitionOf)).toEqual(["yy-former", "yy-renamed"]);
});
