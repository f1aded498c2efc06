import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { schema } from "./schema";

it("keeps room for the longer of its two texts before the script runs", () => {
  const { label, labelFollowing } = schema.attributes;
  const [, kept] =
    /content: "([^"]*) " attr\(data-user-name\)/.exec(
      readFileSync(new URL("follow-button.page.css", import.meta.url), "utf8"),
    ) ?? [];
  const texts = [label.default, labelFollowing.default];
  const longer = texts.toSorted((one, other) => other.length - one.length)[0];
  expect(kept, "the content in follow-button.page.css is the longer default of schema.ts").toBe(
    longer,
  );
});
