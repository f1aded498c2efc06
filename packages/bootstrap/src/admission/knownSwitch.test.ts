import fc from "fast-check";
import { expect, it } from "vitest";
import { afterBlock, type KnownSwitch } from "./knownSwitch";

const known: KnownSwitch = {
  src: "/desligados",
  content: "{}",
  text: '{"off":["yy-form"]}',
  askedAt: 1000,
};

it("keeps what the address has answered when the page says what it said before", () => {
  expect(afterBlock(known, { src: "/desligados", content: "{}" }, 5000)).toBe(known);
});

it.each([
  ["it says something else", { src: "/desligados", content: '{"off":[]}' }],
  ["its address is another", { src: "/outros", content: "{}" }],
])("is what the block says when %s", (_, block) => {
  expect(afterBlock(known, block, 5000)).toEqual({ ...block, text: block.content, askedAt: 5000 });
});

it("asks the address at once when the block says nothing", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(" ", "\n") }), fc.nat(), (content, now) => {
      expect(afterBlock(undefined, { src: "/a", content }, now).askedAt).toBe(0);
    }),
  );
});

it("never asks later because of a page that says the same again", () => {
  const contents = fc.array(fc.constantFrom("{}", '{"off":[]}'), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(contents, (pages) => {
      let last: KnownSwitch | undefined;
      for (const [now, content] of pages.entries()) {
        const before = last;
        last = afterBlock(before, { src: "/a", content }, now + 1);
        expect(last.askedAt).toBe(before?.content === content ? before.askedAt : now + 1);
      }
    }),
  );
});
