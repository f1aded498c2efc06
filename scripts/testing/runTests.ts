import { randomUUID } from "node:crypto";
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { inRepository } from "../repository";
import { run } from "../setup/children.mjs";
import { isOutOfDate } from "./freshness";
import type { Plan } from "./plan";
import { failuresOf, type Phase, reportOf, totalsOf } from "./report";
import { readResults, resultsFolder } from "./results";
import { specResults } from "./specResults";

const bin = (name: string) => inRepository("node_modules/.bin", name);

/** The parts of one run: what they took, and what became of the tests. */
export class TestRun {
  readonly #id = randomUUID();
  readonly #env: Readonly<Record<string, string>>;
  readonly #phases: Phase[] = [];
  #exitCode = 0;

  /** @param env what the tests need to know, such as where Chromium is */
  constructor(env: Readonly<Record<string, string>>) {
    this.#env = {
      ...env,
      YY_TEST_RUN: this.#id,
      YY_RUNTIME: runtime,
      TURBO_TELEMETRY_DISABLED: "1",
    };
    rmSync(resultsFolder, { recursive: true, force: true });
    mkdirSync(resultsFolder, { recursive: true });
  }

  /** Adds what was done under this name to the report. Returns whether all has gone well. */
  async phase(name: string, work: () => Promise<number>): Promise<boolean> {
    const start = performance.now();
    const code = await work();
    this.addPhase({ name, seconds: (performance.now() - start) / 1000 });
    if (code !== 0) this.#exitCode = code;
    return code === 0;
  }

  addPhase(phase: Phase): void {
    this.#phases.push(phase);
  }

  /** Runs tasks of turbo.json, but for those whose result is in its cache. */
  turbo(...parameters: string[]): Promise<number> {
    return run(bin("turbo"), ["run", ...parameters, "--output-logs=errors-only"], this.#env);
  }

  vitest(...parameters: string[]): Promise<number> {
    const reporters = ["--reporter=dot", "--reporter=./scripts/testing/resultsReporter.ts"];
    return run(bin("vitest"), [...parameters, ...reporters], this.#env);
  }

  /** Runs the specs of the gem, and adds their results to the others. */
  async gemSpecs(): Promise<number> {
    const json = join(resultsFolder, "gem.rspec");
    const code = await run("ruby", ["packages/rails/bin/spec"], {
      ...this.#env,
      YY_RSPEC_JSON: json,
    });
    if (existsSync(json)) {
      const results = specResults(readFileSync(json, "utf8"), this.#id);
      writeFileSync(join(resultsFolder, "gem.json"), JSON.stringify(results));
    }
    return code;
  }

  /** Builds `dist/` anew when a source is newer. */
  async build(flavour: "react" | "both"): Promise<number> {
    const isCurrent = !isOutOfDate("react") && (flavour === "react" || !isOutOfDate("lite"));
    if (isCurrent) return 0;
    const options = flavour === "react" ? ["--flavour", "react"] : [];
    return run(bin("tsx"), ["scripts/build/index.ts", ...options], this.#env);
  }

  /** Writes `published/` from what is built. */
  writePackage(): Promise<number> {
    return run(bin("tsx"), ["scripts/build/index.ts", "package"], this.#env);
  }

  /** Builds and tests what a plan holds, on React or on the light flavour. */
  async follow({ related, browser, stories }: Plan, flavour: "react" | "lite"): Promise<void> {
    if (browser.length > 0) {
      const built = await this.phase("build", () =>
        this.build(flavour === "react" ? "react" : "both"),
      );
      if (!built) return;
    }
    await this.phase("tests", async () => {
      const unit =
        related.length > 0
          ? await this.vitest("related", ...related, "--run", "--project=unit", "--passWithNoTests")
          : 0;
      const projects = [
        ...(browser.length > 0
          ? [`--project=${flavour === "lite" ? "browser-lite" : "browser"}`]
          : []),
        ...(stories.length > 0 ? ["--project=stories"] : []),
      ];
      const inChromium =
        projects.length > 0 ? await this.vitest("run", ...projects, ...browser, ...stories) : 0;
      return unit || inChromium;
    });
  }

  /**
   * Prints times, failures and totals, and adds the last two to the files that `YY_FAILURES_FILE` and
   * `YY_TOTALS_FILE` name. Returns the exit code.
   */
  finish(): number {
    const results = readResults();
    const totals = totalsOf(results, this.#exitCode);
    const failures = failuresOf(results);
    console.log(reportOf(this.#phases, results, this.#id));
    if (failures !== "") console.log(failures);
    console.log(totals);
    if (process.env.YY_FAILURES_FILE) appendFileSync(process.env.YY_FAILURES_FILE, failures);
    if (process.env.YY_TOTALS_FILE) appendFileSync(process.env.YY_TOTALS_FILE, `${totals}\n`);
    return this.#exitCode;
  }
}

/** Results of another Node, or in another place, are no results of this one. */
const runtime = `${process.version} ${process.platform} ${process.arch}`;
