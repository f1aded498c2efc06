import { expect, it } from "vitest";
import { readSelectors } from "./selectors";

const unknown = [/:has\(/, /:state\(/, /::details-content\b/];

it.each([
  ["a, b > c", "a,b > c"],
  ["a, b:has(c)", undefined],
  ["a:is(:state(x), b)", "a:is(b)"],
  ["a:where(:state(x))", "a:where(:not(*))"],
  ["a:not(:state(x), b)", undefined],
  ["a:is(b:not(:has(c)), d)", "a:is(d)"],
  [":host(:state(x)) b", undefined],
  [":host(:is(:state(x))) b", ":host(:is(:not(*))) b"],
  ['a[title="(,"] b:not(c)', 'a[title="(,"] b:not(c)'],
  ["details::details-content", undefined],
  ["a:nth-child(2n + 1):not(b)", "a:nth-child(2n + 1):not(b)"],
])("reads %s as %s", (list, read) => {
  expect(readSelectors(list, unknown)).toBe(read);
});
