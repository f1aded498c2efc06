import { existsSync } from "node:fs";
import { join } from "node:path";
import { resultsFolder } from "./results";
import { TestRun } from "./runTests";

const checks = [
  "//#typecheck:domain",
  "//#typecheck:session",
  "//#typecheck:widgets",
  "//#typecheck:stories",
  "//#lint",
  "//#generated",
  "//#build",
  "@yy/demo-pages#build",
];

/**
 * `npm test`: the checks, the build, and all tests.
 * @param env what the tests need to know
 * @param installSeconds what the install took
 * @returns the exit code
 */
export async function wholeRun(
  env: Readonly<Record<string, string>>,
  installSeconds: number,
): Promise<number> {
  const tests = new TestRun(env);
  tests.addPhase({ name: "install", seconds: installSeconds });
  if (await tests.phase("checks and build", () => tests.turbo(...checks)))
    await tests.phase("tests", async () => {
      const unit = await unitTests(tests);
      const others = ["browser", "browser-lite", "stories"].map((name) => `--project=${name}`);
      return (await tests.vitest("run", ...others)) || unit;
    });
  return tests.finish();
}

/** By turbo, which restores the results from its cache when nothing has changed. */
async function unitTests(tests: TestRun): Promise<number> {
  const code = await tests.turbo("//#test:unit");
  const isRestored = existsSync(join(resultsFolder, "unit.json"));
  return code === 0 && !isRestored ? tests.turbo("//#test:unit", "--force") : code;
}
