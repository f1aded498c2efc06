import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { RunStopped, run, Unavailable } from "../setup/run.mjs";
import { reportOf } from "./report";
import { readRSpecResults } from "./results";
import { resultsFolder, runSuite, type Suite } from "./suites";

const name = "not-here";
afterEach(() => rmSync(join(resultsFolder, `${name}.json`), { force: true }));

/** A suite of two examples that cannot run for this reason. */
const suite = (reason: RunStopped): Suite => ({
  prepare: () => Promise.reject(reason),
  run: () => Promise.reject(new Error("it ran")),
  list: (_parameters, _env, json) => {
    const example = { file_path: "./a_spec.rb", run_time: 0, status: "passed" };
    const examples = [example, example];
    mkdirSync(resultsFolder, { recursive: true });
    return run("sh", ["-c", 'echo "$0" > "$1"', JSON.stringify({ examples }), json]);
  },
  read: (json) => readRSpecResults(readFileSync(json, "utf8")),
});

it("counts what this machine cannot run as not run, above the totals", async () => {
  const result = await runSuite(name, [], {}, suite(new Unavailable("it takes root")));
  const { text, failed } = reportOf({ steps: [], results: [result], broken: [], unstable: [] });
  expect(text.split("\n").slice(-2)).toEqual(["2 not run", "0 passed, 0 failed"]);
  expect(failed).toBe(0);
});

it("fails for what the machine could have", async () => {
  const reason = new RunStopped("STACKS_PATH names no folder");
  await expect(runSuite(name, [], {}, suite(reason))).rejects.toBe(reason);
});
