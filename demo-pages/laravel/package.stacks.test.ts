import { runInStacks } from "@yy/testing/stacks";
import { expect, it } from "vitest";

// The tests try every hostile text in every attribute of every widget.
const timeoutMs = 300_000;

it("passes its own tests on Laravel 13", { timeout: timeoutMs }, async () => {
  const { code, output } = await runInStacks({ command: ["packages/laravel/bin/phpunit"] });
  expect(output).toMatch(/OK \(\d+ tests/);
  expect(code).toBe(0);
});
