import { readdirSync, readFileSync } from "node:fs";
import { attributeName } from "@yy/element/config/schema";
import { schemas } from "@yy/widgets/schemas";
import { expect, it } from "vitest";
import { inRepository } from "../repository";

/**
 * A tag in a code block of a chapter, and the attributes that it is written with, by hand or by a
 * template's function.
 */
type Use = readonly [tag: string, attributes: string[]];

const folder = inRepository("docs/guide");
const uses = readdirSync(folder).flatMap((file) =>
  usesIn(file).map((use) => [file, ...use] as const),
);

it.each(uses)(
  "%s: %s has the attributes it is written with, and needs no other",
  (_, tag, written) => {
    const settings = Object.entries(schemas.find((each) => each.tag === tag)?.attributes ?? {});
    const named = (entries: typeof settings) =>
      entries.map(([property, spec]) => attributeName(property, spec));
    expect(schemas.map((each) => each.tag)).toContain(tag);
    expect([...named(settings), "data-mount", "data-yy-look"]).toEqual(
      expect.arrayContaining(written),
    );
    expect(written).toEqual(
      expect.arrayContaining(named(settings.filter(([, { required }]) => required))),
    );
  },
);

function usesIn(file: string): Use[] {
  const text = readFileSync(`${folder}/${file}`, "utf8");
  const code = [...text.matchAll(/^```(?!diff|text)\w+\n(.*?)^```/gms)]
    .map(([, block]) => block)
    .join("");
  return [...tagsIn(code), ...djangoTagsIn(code), ...phpCallsIn(code)];
}

/** `<yy-name data-a="…">`, and Blade's `<x-yy-name :a="…">`. */
function tagsIn(code: string): Use[] {
  const tags = /<(x-)?(yy-[a-z-]+)((?:\s(?:"[^"]*"|'[^']*'|[^"'>])*)?)>/gs;
  return [...code.matchAll(tags)].map(([, isComponent, tag = "", inside = ""]) => {
    const names = inside.replace(/"[^"]*"|'[^']*'/gs, "");
    if (!isComponent) return [tag, names.match(/data-[a-z-]+/g) ?? []];
    const own = names.match(/(?<=\s:?)[a-z][a-z-]*/g) ?? [];
    return [
      tag,
      own.filter((name) => !["class", "id"].includes(name)).map((name) => `data-${name}`),
    ];
  });
}

/** `{% yy "name" a=… %}` */
function djangoTagsIn(code: string): Use[] {
  return [...code.matchAll(/\{% yy "([a-z-]+)"(.*?)%\}/gs)].map(([, name, inside = ""]) => [
    `yy-${name}`,
    [...inside.matchAll(/ (\w+)=/g)]
      .map(([, argument = ""]) => argument)
      .filter((argument) => !["class", "id"].includes(argument))
      .map(attribute),
  ]);
}

/** `yy('name', ['a' => …])` */
function phpCallsIn(code: string): Use[] {
  return [...code.matchAll(/\byy\('([a-z-]+)', (.*?)\?>/gs)].map(([, name, inside = ""]) => [
    `yy-${name}`,
    phpKeys(inside),
  ]);
}

/**
 * The keys of the array that PHP code begins with, as attributes; those of arrays inside it are
 * values.
 */
function phpKeys(code: string): string[] {
  let keys = code.slice(1);
  for (let outer = ""; outer !== keys; ) {
    outer = keys;
    keys = keys.replace(/\[[^[\]]*\]/g, "");
  }
  return [...keys.matchAll(/'(\w+)' =>/g)].map(([, key = ""]) => attribute(key));
}

function attribute(argument: string): string {
  return `data-${argument.replaceAll("_", "-")}`;
}
