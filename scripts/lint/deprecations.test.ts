import { readFileSync } from "node:fs";
import { schemas } from "@yy/widgets/schemas";
import { expect, it } from "vitest";
import { inRepository } from "../repository";

it("every widget whose schema deprecates a name warns of it while the page is open", () => {
  const deprecating = schemas.filter(
    ({ deprecated, attributes }) =>
      deprecated || Object.values(attributes).some((spec) => spec.deprecated),
  );
  const silent = deprecating.filter(({ tag }) => {
    const definition = inRepository("widgets", tag.slice("yy-".length), "index.ts");
    return !readFileSync(definition, "utf8").includes("deprecations: warnOfDeprecated");
  });
  expect(
    silent.map(({ tag }) => tag),
    "defineWidget in the index.ts of these needs deprecations: warnOfDeprecated",
  ).toEqual([]);
});
