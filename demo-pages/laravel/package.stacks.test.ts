import { runInStacks } from "@yy/testing/stacks";
import { expect, it } from "vitest";

it("passes its own tests on Laravel 13", async () => {
  const { code, output } = await runInStacks({ command: ["packages/laravel/bin/phpunit"] });
  expect(output).toMatch(/OK \(\d+ tests/);
  expect(code).toBe(0);
});
