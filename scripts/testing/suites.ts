import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { isReleased } from "../release/lastChange";
import { inRepository, root } from "../repository";
import { ensureOtherBrowsers } from "../setup/browsers.mjs";
import { ensureExtras } from "../setup/extras.mjs";
import { ensureBundler, ensureRails } from "../setup/rails.mjs";
import { RunStopped, run, Unavailable } from "../setup/run.mjs";
import { ensureStacks } from "../setup/stacks.mjs";
import { type FileResult, readRSpecResults, readVitestResults } from "./results";

/** Tests that run together and can run file by file. */
export interface Suite {
  /** Makes sure that the suite can run. Returns the environment variables that it needs. */
  prepare?(): Promise<Readonly<Record<string, string>>>;
  /**
   * @param parameters parts of the paths of the files to run, and options of the tool; without
   * parts, all files run
   * @param json the file for the tool's results
   * @returns the exit code
   */
  run(parameters: readonly string[], env: Env, json: string): Promise<number>;
  read(json: string): FileResult[];
  /**
   * Writes the list of tests as results without running them, for a machine that cannot run them by
   * `prepare`.
   */
  list?(parameters: readonly string[], env: Env, json: string): Promise<number>;
  /** Whether its tests only read sources, so that no build is needed. */
  readonly needsNoBuild?: true;
}

type Env = Readonly<Record<string, string>>;

/** A program of the installed packages. */
export const bin = (name: string) => inRepository("node_modules/.bin", name);

interface VitestSuite extends Pick<Suite, "prepare" | "needsNoBuild"> {
  /** Parts of the paths of its files; all files of the projects by default. */
  readonly files?: readonly string[];
  readonly env?: Env;
}

/** A suite of projects in vitest.config.ts. */
function vitest(
  projects: readonly string[],
  { files = [], env: own = {}, ...rest }: VitestSuite = {},
): Suite {
  const runTool: Suite["run"] = (parameters, env, json) =>
    run(
      bin("vitest"),
      [
        "run",
        ...projects.map((name) => `--project=${name}`),
        ...(parameters.some((parameter) => !parameter.startsWith("-")) ? [] : files),
        ...parameters,
        ...[
          "--reporter=default",
          `--reporter=${inRepository("scripts/testing/failureReporter.ts")}`,
        ],
        ...["--reporter=json", `--outputFile.json=${json}`],
      ],
      { ...own, ...env },
    );
  return {
    ...rest,
    run: runTool,
    // A test name pattern that matches no test.
    list: (parameters, env, json) => runTool([...parameters, "--testNamePattern=(?!)"], env, json),
    read: (json) => readVitestResults(readFileSync(json, "utf8")),
  };
}

const runSpecs: Suite["run"] = (parameters, env, json) =>
  run("ruby", ["packages/rails/bin/spec", ...parameters], { ...env, YY_RSPEC_JSON: json });

/** The specs run in two processes, because RSpec uses one core. */
async function runSpecsInHalves(env: Env, json: string): Promise<number> {
  const specs = readdirSync(inRepository("packages/rails/spec"))
    .filter((name) => name.endsWith("_spec.rb"))
    .map((name) => `spec/${name}`);
  const middle = specs.length / 2;
  const halves = [specs.slice(0, middle), specs.slice(middle)].map((files, half) => {
    const part = `${json}.${half}`;
    rmSync(part, { force: true });
    return { part, ended: runSpecs(files, env, part) };
  });
  const codes = await Promise.all(halves.map(({ ended }) => ended));
  const written = halves.filter(({ part }) => existsSync(part));
  const examples = written.flatMap(({ part }) => JSON.parse(readFileSync(part, "utf8")).examples);
  writeFileSync(json, JSON.stringify({ examples }));
  return Math.max(...codes);
}

const gemSpecs: Suite = {
  prepare: () => ensureRails().then(() => ({})),
  run: (parameters, env, json) =>
    parameters.length > 0 ? runSpecs(parameters, env, json) : runSpecsInHalves(env, json),
  read: (json) => readRSpecResults(readFileSync(json, "utf8")),
};

const findStacks = () => ensureStacks().then((folder) => ({ STACKS_PATH: folder }));

/** The gem's specs on Rails 7.2. In the chroot the repository is `/mnt`. */
const gemSpecsInStacks: Suite = {
  prepare: findStacks,
  run: (parameters, env, json) =>
    run(
      "sh",
      [
        inRepository("testing/stacks/enter.sh"),
        ...[env.STACKS_PATH ?? "", root, ".", "ruby", "packages/rails/bin/spec", ...parameters],
      ],
      { ...env, YY_RSPEC_JSON: join("/mnt", relative(root, json)) },
    ),
  read: gemSpecs.read,
  list: (parameters, env, json) => runSpecs([...parameters, "--dry-run"], env, json),
};

type Prepare = NonNullable<Suite["prepare"]>;

/** A suite that needs packages which `npm test` does not install. */
const withExtras =
  (prepare: Prepare = () => Promise.resolve({})): Prepare =>
  async () => {
    await ensureExtras();
    return prepare();
  };

async function writePackage(): Promise<Env> {
  const code = await run(bin("tsx"), ["scripts/build/index.ts", "package"]);
  if (code !== 0) throw new RunStopped("The package could not be written: see above.");
  return {};
}

/** Builds `release/`, unless it was built from the last change. */
async function makeRelease(): Promise<void> {
  if (isReleased(root)) return;
  const code = await run(bin("tsx"), ["scripts/release/index.ts", "--artefacts"]);
  if (code !== 0) throw new RunStopped("What is released could not be made: see above.");
}

const prepareRails = () => ensureRails().then(() => ({}));

/** Tests of functions for a page's operators, not its visitors: reports and the switch. */
const forOperators = ["observe/", ...["builds", "failing", "off", "polling"].map(ofTheSwitch)];

function ofTheSwitch(name: string): string {
  return `bootstrap/src/admission/${name}.browser.`;
}

const mechanisms = readdirSync(inRepository("packages"), { recursive: true, encoding: "utf8" })
  .filter((file) => /\.browser\.test\.tsx?$/.test(file))
  .filter((file) => !forOperators.some((start) => file.startsWith(start)));

const suites: Readonly<Record<string, Suite>> = {
  unit: vitest(["unit"], { needsNoBuild: true }),
  tools: vitest(["tools"]),
  scenarios: vitest(["chromium"]),
  browser: vitest(["browser"]),
  // The browser tests are in two halves: the mechanisms of all widgets; and each widget, with the
  // functions for operators.
  mechanisms: vitest(["browser"], { files: mechanisms.map((file) => `packages/${file}`) }),
  behaviours: vitest(["browser"], {
    files: [...forOperators.map((start) => `packages/${start}`), "widgets/", "testing/", "tools/"],
  }),
  stories: vitest(["stories"]),
  lite: vitest(["lite"]),
  attacks: vitest(["attacks"]),
  pages: vitest(["pages"]),
  browsers: vitest(["firefox", "webkit"], { prepare: withExtras(ensureOtherBrowsers) }),
  gem: gemSpecs,
  rails: vitest(["rails"], { prepare: withExtras(prepareRails) }),
  "gem-stacks": gemSpecsInStacks,
  stacks: vitest(["stacks"], { prepare: withExtras(findStacks) }),
  "stack-walks": vitest(["stacks"], { prepare: withExtras(findStacks), files: ["/walk."] }),
  package: vitest(["package"], { prepare: withExtras(writePackage) }),
  release: vitest(["release"], {
    files: ["release/npm", "release/rails61"],
    prepare: withExtras(async () => {
      await ensureRails();
      await ensureBundler();
      await makeRelease();
      return {};
    }),
  }),
  "release-stacks": vitest(["release"], {
    files: ["release/stacks"],
    prepare: withExtras(async () => {
      const env = await findStacks();
      await makeRelease();
      return env;
    }),
  }),
  site: vitest(["site"]),
  integrations: vitest(["integrations"], { prepare: withExtras() }),
  budgets: vitest(["budgets"], { prepare: withExtras() }),
  visual: vitest(["visual"], { prepare: withExtras() }),
  "changed-pictures": vitest(["visual"], {
    prepare: withExtras(),
    env: { YY_CHANGED_STORIES: "on" },
  }),
  transcripts: vitest(["transcripts"], { prepare: withExtras() }),
  judges: vitest(["judges", "audited-stories"], { prepare: withExtras() }),
};

/** Whether the suite tests the files that `npm run build` writes. */
export const needsBuild = (suite: string): boolean => suites[suite]?.needsNoBuild !== true;

export const resultsFolder = inRepository(".vitest/results");

/** The results of a suite's tests. */
export interface SuiteResult {
  readonly suite: string;
  readonly files: readonly FileResult[];
  /** The time from start to end. */
  readonly seconds: number;
  /** Whether the suite failed outside of tests: it could not start, or failed between tests. */
  readonly hasBroken: boolean;
}

/** Runs a suite, or files of it. */
export async function runSuite(
  suite: string,
  parameters: readonly string[],
  env: Env,
  tool: Suite | undefined = suites[suite],
): Promise<SuiteResult> {
  if (tool === undefined) throw new Error(`there is no suite "${suite}"`);
  const json = join(resultsFolder, `${suite}.json`);
  rmSync(json, { force: true });
  const start = performance.now();
  const prepared = await prepare(tool);
  const isListed = prepared instanceof Unavailable;
  const code = isListed
    ? await tool.list?.(parameters, env, json)
    : await tool.run(parameters, { ...env, ...prepared }, json);
  const results = existsSync(json) ? tool.read(json) : [];
  const files = isListed ? results.map(notRun) : results;
  const hasFailures = files.some(({ failures }) => failures.length > 0);
  return {
    suite,
    files,
    seconds: (performance.now() - start) / 1000,
    hasBroken: code !== 0 && !hasFailures && !isListed,
  };
}

/** The messages that were printed. */
const lacks = new Set<string>();

/**
 * Prepares a suite. Returns the error when the machine lacks something and the suite can still list
 * its tests.
 */
async function prepare(tool: Suite): Promise<Env | Unavailable> {
  try {
    return (await tool.prepare?.()) ?? {};
  } catch (error) {
    if (!(error instanceof Unavailable) || tool.list === undefined) throw error;
    // Several suites may lack the same program.
    if (!lacks.has(error.message)) console.error(error.message);
    lacks.add(error.message);
    return error;
  }
}

const notRun = (file: FileResult): FileResult => ({
  ...file,
  passed: 0,
  skipped: file.passed + file.skipped,
});
