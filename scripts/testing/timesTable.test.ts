import { expect, it } from "vitest";
import { timesTable } from "./timesTable";

it("lists projects, and the files of each, slowest first", () => {
  const file = (path: string, project: string, tests: number, seconds: number) => ({
    path,
    project,
    tests,
    seconds,
  });
  const run = { run: "", projects: [], failures: [], unhandledErrors: [] };
  const table = timesTable([
    { ...run, files: [file("packages/domain/src/price.test.ts", "unit", 4, 0.5)] },
    {
      ...run,
      files: [
        file("widgets/mask/mask.browser.test.ts", "browser", 10, 2.5),
        file("stories/mask.stories.ts", "stories", 3, 1),
        file("widgets/tabs/tabs.browser.test.tsx", "browser", 5, 7.5),
      ],
    },
  ]);
  expect(table.split("\n")).toEqual([
    "| project | files | tests | seconds | seconds a test |",
    "|---|---|---|---|---|",
    "| unit | 1 | 4 | 0.5 | 0.13 |",
    "| browser | 2 | 15 | 10.0 | 0.67 |",
    "| stories | 1 | 3 | 1.0 | 0.33 |",
    "",
    "## unit",
    "",
    "| file | tests | seconds | seconds a test |",
    "|---|---|---|---|",
    "| `packages/domain/src/price` | 4 | 0.5 | 0.13 |",
    "",
    "## browser",
    "",
    "| file | tests | seconds | seconds a test |",
    "|---|---|---|---|",
    "| `widgets/tabs/tabs` | 5 | 7.5 | 1.50 |",
    "| `widgets/mask/mask` | 10 | 2.5 | 0.25 |",
    "",
    "## stories",
    "",
    "| file | tests | seconds | seconds a test |",
    "|---|---|---|---|",
    "| `stories/mask` | 3 | 1.0 | 0.33 |",
  ]);
});
