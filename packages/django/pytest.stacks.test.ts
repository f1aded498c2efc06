import { runInStacks } from "@yy/testing/stacks";
import { expect, it } from "vitest";

// The tests try every hostile text in every attribute of every widget.
const timeoutMs = 300_000;

it("passes its own tests on Django 5.2", { timeout: timeoutMs }, async () => {
  const { code, output } = await runInStacks({
    command: ["python3", "-m", "pytest", "--quiet"],
    folder: "packages/django",
    env: { PYTHONDONTWRITEBYTECODE: "1" },
  });
  expect(output).toMatch(/\d+ passed/);
  expect(code, output).toBe(0);
});
