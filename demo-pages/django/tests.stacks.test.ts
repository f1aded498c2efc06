import { runInStacks } from "@yy/testing/stacks";
import { expect, it } from "vitest";

it("passes its own tests: every action that a widget calls answers as the widget needs it", async () => {
  const { code, output } = await runInStacks({
    command: ["python3", "manage.py", "test"],
    folder: "demo-pages/django",
    env: {
      HOST_STORAGE: "/tmp",
      PYTHONPATH: "../../packages/django",
      PYTHONDONTWRITEBYTECODE: "1",
    },
  });
  expect(output).toMatch(/Ran [1-9]\d* tests/);
  expect(code, output).toBe(0);
});
