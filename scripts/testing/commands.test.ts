import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { inRepository } from "../repository";
import { commands } from "./commands.mjs";

it("every script test:… of package.json is a test command", () => {
  const { scripts } = JSON.parse(readFileSync(inRepository("package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  const named = Object.values(scripts).flatMap(
    (script) => /^node scripts\/test\.mjs (\S+)$/.exec(script)?.[1] ?? [],
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !(name in commands))).toEqual([]);
});
