import { readFileSync } from "node:fs";
import { extname } from "node:path";
import { type Loader, transform } from "esbuild";
import { inRepository } from "../repository";
import { applyMutation } from "./applyMutation";
import { buildFlavour, type FlavourName, writeManifests } from "./buildFlavour";
import type { Mutation } from "./Mutation";
import type { MutationResult } from "./results";
import { runTests, type TestRun } from "./runTests";
import { needDist, testFilesOf } from "./testFiles";

type Findings = Pick<MutationResult, "outcome" | "failures" | "reason" | "passesUnmutated">;

const nothing: Pick<Findings, "failures"> = { failures: [] };

/** Runs mutations one after the other, and knows which builds hold one. */
export class MutationRunner {
  readonly #signal: AbortSignal;
  readonly #commit: string;
  readonly #mutatedBuilds = new Set<FlavourName>();

  constructor(signal: AbortSignal, commit: string) {
    this.#signal = signal;
    this.#commit = commit;
  }

  /** Applies the mutation, builds what its tests need, runs them and restores the file. */
  async run(mutation: Mutation): Promise<MutationResult> {
    const start = Date.now();
    const findings = await this.#find(mutation);
    const { id, breaks } = mutation;
    const seconds = Math.round((Date.now() - start) / 1000);
    return { id, breaks, commit: this.#commit, ...findings, seconds };
  }

  /** Builds anew, without a mutation, what was built with one. */
  async restoreBuilds(): Promise<void> {
    if (this.#mutatedBuilds.size === 0) return;
    for (const flavour of this.#mutatedBuilds) await buildFlavour(flavour);
    this.#mutatedBuilds.clear();
    writeManifests();
  }

  async #find(mutation: Mutation): Promise<Findings> {
    const { tests, file } = mutation;
    const flavour: FlavourName = mutation.flavour ?? "react";
    const unused = tests.find((filter) => testFilesOf([filter]).length === 0);
    if (unused !== undefined) return broken(`no test file matches ${unused}`);
    let testRun: TestRun;
    try {
      const restore = applyMutation(mutation);
      try {
        await checkSyntax(file);
        await this.#build(flavour, tests, true);
        testRun = await runTests(tests, flavour, this.#signal);
      } finally {
        restore();
      }
    } catch (error) {
      return broken(error instanceof Error ? error.message : String(error));
    }
    if (testRun.kind === "not run") return broken(testRun.reason);
    if (testRun.kind === "passed") return { outcome: "survived", ...nothing };
    if (testRun.kind === "failed") return { outcome: "caught", failures: testRun.failures };
    await this.#build(flavour, tests, false);
    const unmutated = await runTests(tests, flavour, this.#signal);
    return { outcome: "timed out", ...nothing, passesUnmutated: unmutated.kind === "passed" };
  }

  async #build(flavour: FlavourName, tests: readonly string[], isMutated: boolean): Promise<void> {
    if (!needDist(testFilesOf(tests))) return;
    this.#mutatedBuilds.add(flavour);
    await buildFlavour(flavour);
    if (!isMutated) this.#mutatedBuilds.delete(flavour);
  }
}

function broken(reason: string): Findings {
  return { outcome: "broken", ...nothing, reason };
}

/** A text that nothing can read would fail every test, which says nothing about them. */
async function checkSyntax(file: string): Promise<void> {
  const loader = extname(file).slice(1) as Loader;
  await transform(readFileSync(inRepository(file), "utf8"), { loader });
}
