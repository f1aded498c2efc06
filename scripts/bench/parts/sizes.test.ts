import { expect, it } from "vitest";
import { checkSizes } from "./sizes";

// The widgets' own code takes `npm run bench -- size` half a minute.
it("keeps the files that pages share within their budgets", { timeout: 60_000 }, () => {
  expect(checkSizes().filter(({ passed }) => passed === false)).toEqual([]);
});
