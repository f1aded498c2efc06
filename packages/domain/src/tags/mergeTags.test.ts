import { expect, it } from "vitest";
import { mergeTags } from "./mergeTags";

it("takes the server's tags where nobody has touched the list since", () => {
  expect(mergeTags(["c", "d"], ["a", "b"], ["a", "b"])).toEqual(["c", "d"]);
});

it("keeps what was added and leaves out what was removed since", () => {
  expect(mergeTags(["a", "b", "c"], ["a", "b"], ["B", "nova"])).toEqual(["b", "c", "nova"]);
});

it("adds nothing twice", () => {
  expect(mergeTags(["Nova"], [], ["nova"])).toEqual(["Nova"]);
});
