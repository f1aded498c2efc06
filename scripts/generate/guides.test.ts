import { readdirSync, readFileSync } from "node:fs";
import { attributeName, type WidgetSchema } from "@yy/element/config/schema";
import { describe, expect, it } from "vitest";
import { inRepository } from "../repository";
import { readSchemas } from "./schemas";

/** A tag in a code block of a guide. */
interface Use {
  readonly tag: string;
  /** Names with `data-`, written on the tag or given to a template's function. */
  readonly attributes: string[];
}

const schemas = new Map<string, WidgetSchema>(
  (await readSchemas()).map(({ schema }) => [schema.tag, schema]),
);
const folder = inRepository("docs/guide");
const guides = readdirSync(folder).map((file) => ({ file, uses: usesIn(file) }));

describe.each(guides.filter(({ uses }) => uses.length > 0))("$file", ({ uses }) => {
  it.each(uses)("$tag has the attributes it is written with, and needs no other", (use) => {
    const attributes = Object.entries(schemas.get(use.tag)?.attributes ?? {});
    const named = (entries: typeof attributes) =>
      entries.map(([property, spec]) => attributeName(property, spec));
    expect(schemas.has(use.tag)).toBe(true);
    expect([...named(attributes), "data-mount"]).toEqual(expect.arrayContaining(use.attributes));
    const required = attributes.filter(([, spec]) => "required" in spec && spec.required);
    expect(use.attributes).toEqual(expect.arrayContaining(named(required)));
  });
});

it.each(["django.md", "laravel.md", "php.md"])(
  "%s writes widgets with its function and by hand",
  (page) => {
    const uses = guides.find(({ file }) => file === page)?.uses ?? [];
    const follows = uses.filter(({ tag }) => tag === "yy-follow-button");
    expect(follows).toHaveLength(2);
    for (const { attributes } of follows) expect(attributes).toContain("data-following");
    expect(uses).toContainEqual({ tag: "yy-countdown", attributes: ["data-ends-at"] });
    expect(uses).toContainEqual({ tag: "yy-user-avatar", attributes: ["data-user"] });
  },
);

function usesIn(file: string): Use[] {
  const text = readFileSync(`${folder}/${file}`, "utf8");
  const code = [...text.matchAll(/^```\w+\n(.*?)^```/gms)].map(([, block]) => block).join("");
  return [...tagsIn(code), ...djangoTagsIn(code), ...phpCallsIn(code)];
}

/** `<yy-name data-a="…">`, and Blade's `<yy-name {{ yy(['a' => …]) }}>`. */
function tagsIn(code: string): Use[] {
  const tags = /<(yy-[a-z-]+)((?:\s(?:"[^"]*"|'[^']*'|\{\{.*?\}\}|[^"'>])*)?)>/gs;
  return [...code.matchAll(tags)].map(([, tag = "", inside = ""]) => {
    const byHand = inside.replace(/"[^"]*"|'[^']*'|\{\{.*?\}\}/gs, "");
    const call = /\{\{ yy\((.*?)\}\}/s.exec(inside)?.[1] ?? "";
    return { tag, attributes: [...(byHand.match(/data-[a-z-]+/g) ?? []), ...phpKeys(call)] };
  });
}

/** `{% yy "name" a=… %}` */
function djangoTagsIn(code: string): Use[] {
  return [...code.matchAll(/\{% yy "([a-z-]+)"(.*?)%\}/gs)].map(([, name = "", inside = ""]) => ({
    tag: `yy-${name}`,
    attributes: [...inside.matchAll(/ (\w+)=/g)].map(([, argument = ""]) => attribute(argument)),
  }));
}

/** `yy('name', ['a' => …])` */
function phpCallsIn(code: string): Use[] {
  return [...code.matchAll(/\byy\('([a-z-]+)', (.*?)\?>/gs)].map(([, name = "", inside = ""]) => ({
    tag: `yy-${name}`,
    attributes: phpKeys(inside),
  }));
}

/** The keys of the array that PHP code begins with, as attributes; those of arrays inside it are values. */
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
