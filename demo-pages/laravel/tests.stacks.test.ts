import { runInStacks } from "@yy/testing/stacks";
import { expect, it } from "vitest";

it("passes its own tests: every action that a widget calls answers as the widget needs it", async () => {
  const { code, output } = await runInStacks({
    command: ["bin/phpunit", "/tmp/shop"],
    folder: "demo-pages/laravel",
  });
  expect(output).toMatch(/OK \([1-9]\d* tests/);
  expect(code).toBe(0);
});
