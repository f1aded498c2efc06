import { readFileSync } from "node:fs";
import { nameDeprecation } from "@yy/element/config/nameSpec";
import { attributeName, type NameSpec } from "@yy/element/config/schema";
import { schemas } from "@yy/widgets/schemas";
import { expect, it } from "vitest";
import { inRepository } from "../repository";

it("every deprecated name of a widget has another in its place that is not deprecated", () => {
  const names = schemas.flatMap(({ tag, attributes, events = {}, parts, states, tokens }) => [
    ...Object.entries(attributes).map(
      ([property, spec]) => [tag, attributeName(property, spec), spec.deprecated] as const,
    ),
    ...Object.entries(events).map(([name, spec]) => [tag, name, spec.deprecated] as const),
    ...Object.entries({
      ...named(parts, (name) => `::part(${name})`),
      ...named(states, (name) => `:state(${name})`),
      ...named(tokens, String),
    }).map(([name, spec]) => [tag, name, nameDeprecation(spec)] as const),
  ]);
  const current = new Set(
    names.flatMap(([tag, name, gone]) => (gone === undefined ? [`${tag} ${name}`] : [])),
  );
  const orphans = names.flatMap(([tag, name, gone]) =>
    gone === undefined || current.has(`${tag} ${gone.use}`) ? [] : [`${tag} ${name}: ${gone.use}`],
  );
  expect(orphans).toEqual([]);
});

const named = (
  names: Readonly<Record<string, string | NameSpec>> = {},
  written: (name: string) => string,
) => Object.fromEntries(Object.entries(names).map(([name, spec]) => [written(name), spec]));

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
