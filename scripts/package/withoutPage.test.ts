import { expect, it } from "vitest";
import { inRepository, widgetNames } from "../repository";

it("every widget can be imported where there is no page: a server that renders, a test in Node", async () => {
  const failed: string[] = [];
  for (const name of widgetNames())
    await import(/* @vite-ignore */ inRepository("widgets", name, "index.ts")).catch((error) =>
      failed.push(`${name}: ${error}`),
    );
  expect(failed).toEqual([]);
}, 60_000);
