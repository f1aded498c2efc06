// @vitest-environment happy-dom
import type { WidgetSchema } from "@yy/element/config/schema";
import { findPart } from "@yy/element/dom/serverParts";
import { schemas } from "@yy/widgets/schemas";
import { describe, expect, it } from "vitest";

/** These parts belong to both widgets when one is nested in the other: they mean the same field. */
const shared = [
  ["city", "state"],
  ["yy-city-select", "yy-zipcode-autofill"],
] as const;

const partsOf = ({ children = {} }: WidgetSchema) =>
  Object.keys(children).filter((name) => /^[a-z-]+$/.test(name));

const isShared = (part: string, ...tags: readonly string[]) =>
  shared[0].some((name) => name === part) &&
  tags.every((tag) => shared[1].some((it) => it === tag));

/** Every part of every widget, nested in every widget. */
const table = schemas.flatMap((outer) =>
  schemas.flatMap((inner) =>
    partsOf(outer).map((part) => ({
      outer,
      inner,
      part,
      keeps:
        outer === inner || (partsOf(inner).includes(part) && !isShared(part, outer.tag, inner.tag)),
    })),
  ),
);

/** A stub of a defined widget, of which only the schema is read. */
function elementOf(schema: WidgetSchema): HTMLElement {
  const element = document.createElement(schema.tag);
  Object.defineProperty(element, "constructor", { value: { definition: { schema } } });
  return element;
}

function nest(outer: WidgetSchema, inner: WidgetSchema, part: string) {
  const [around, nested] = [elementOf(outer), elementOf(inner)];
  const child = document.createElement("div");
  child.dataset.part = part;
  nested.append(child);
  const box = document.createElement("section");
  box.append(nested);
  around.append(box);
  return { around, nested, child };
}

describe("a part belongs to the nearest widget that declares it", () => {
  it("whichever widget stands nested in whichever", () => {
    const wrong = table.filter(({ outer, inner, part, keeps }) => {
      const { around, child } = nest(outer, inner, part);
      return findPart(around, part) !== (keeps ? undefined : child);
    });
    const messages = wrong.map(
      ({ outer, inner, part, keeps }) =>
        `${outer.tag}: nestedOwners of its schema must ${keeps ? "" : "not "}name ${inner.tag} for ${part}`,
    );
    expect(messages).toEqual([]);
  });

  it.each(table.filter(({ outer, inner, keeps }) => keeps && outer !== inner))(
    "$outer.tag gives $part to $inner.tag, and takes its own that comes after",
    ({ outer, inner, part }) => {
      const { around, nested, child } = nest(outer, inner, part);
      const own = document.createElement("div");
      own.dataset.part = part;
      around.append(own);
      expect([findPart(around, part), findPart(nested, part)]).toEqual([own, child]);
    },
  );

  it("a part that no schema names is passed through, and so is one with a name that objects have", () => {
    for (const part of ["constructor", "toString"])
      for (const outer of schemas) {
        const [inner = outer] = schemas.filter(({ tag }) => tag !== outer.tag);
        const { around, child } = nest(outer, inner, part);
        expect(findPart(around, part)).toBe(child);
      }
  });
});
