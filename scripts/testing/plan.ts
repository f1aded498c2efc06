/** What a quick loop runs, and what it leaves to `npm test`. */
export interface Plan {
  /** Sources and unit test files: the unit tests that import them, directly or not, and they themselves. */
  readonly related: readonly string[];
  /** Test files for a Chromium. */
  readonly browser: readonly string[];
  readonly stories: readonly string[];
  /** In words, what might be affected too. */
  readonly leftOut: readonly string[];
}

/** What of the repository a plan is made from; all paths relative to it. */
export interface Repository {
  readonly widgets: readonly string[];
  /** Test files of every kind, stories too. */
  readonly tests: readonly string[];
  /** Changed source of a package → the widgets that import it, directly or not. */
  readonly importers: ReadonlyMap<string, readonly string[]>;
}

/** That many widgets are tested whole when they import what has changed. */
const fewWidgets = 4;

/** Stand for all widgets when what every widget is made of has changed: one that calls the API, a field, a dialog. */
export const sampleWidgets = ["follow-button", "letter-counter", "modal"] as const;

/** What to run for these changed files: what tests them directly, one flavour, and samples of what uses them. */
export function planForChanges(changed: readonly string[], repository: Repository): Plan {
  return mergePlans(changed.map((path) => planForChange(path, repository)));
}

/** Everything that tests one widget. */
export function planForWidget(name: string, { tests }: Repository): Plan {
  const own = tests.filter((test) => test.startsWith(`widgets/${name}/`));
  return {
    ...nothing,
    related: own.filter(isUnitTest),
    browser: own.filter(isBrowserTest),
  };
}

const nothing: Plan = { related: [], browser: [], stories: [], leftOut: [] };

const otherEngines = "the scenarios of all engines (npm run test:browsers)";

const otherFlavour = "the light flavour (npm run test:browser)";

function planForChange(path: string, repository: Repository): Plan {
  const [top = "", folder = ""] = path.split("/");
  if (path.endsWith(".md") || top === "docs") return nothing;
  if (/\.test\.tsx?$/.test(path)) return planForTest(path, repository);
  if (path.endsWith(".stories.ts"))
    return { ...nothing, stories: repository.tests.filter((test) => test === path) };
  if (top === "widgets" && repository.widgets.includes(folder))
    return {
      ...planForWidget(folder, repository),
      related: [...relatedTo(path), ...planForWidget(folder, repository).related],
      leftOut: [otherFlavour, "stories (npm run test:stories)"],
    };
  if (top === "packages") return planForPackage(`packages/${folder}/`, path, repository);
  if (top === "demo-pages" || top === "testing")
    return planForWorkspace(`${top}/`, path, repository);
  if (top === "scripts" && folder === "build")
    return planForWorkspace("scripts/build/", path, repository);
  if (top === "scripts")
    return {
      ...nothing,
      related: [...relatedTo(path), ...unitTestsIn(`scripts/${folder}/`, repository)],
    };
  if (top === "stories") return { ...nothing, leftOut: ["stories (npm run test:stories)"] };
  return { ...nothing, leftOut: [`whatever ${path} affects (npm test)`] };
}

function planForTest(path: string, { tests }: Repository): Plan {
  if (!tests.includes(path)) return nothing;
  if (isEngineTest(path)) return { ...nothing, leftOut: [otherEngines] };
  return isBrowserTest(path)
    ? { ...nothing, browser: [path], leftOut: [otherFlavour] }
    : { ...nothing, related: [path] };
}

/** A source of a package: the few widgets that import it whole, or samples of the many. */
function planForPackage(folder: string, path: string, repository: Repository): Plan {
  const importers = repository.importers.get(path) ?? [];
  const plan = planForWorkspace(folder, path, repository);
  if (importers.length === 0 || importers.length > fewWidgets) return plan;
  return mergePlans([
    {
      ...plan,
      browser: plan.browser.filter((test) => test.startsWith(folder)),
      leftOut: [otherFlavour, "stories (npm run test:stories)"],
    },
    ...importers.map((widget) => planForWidget(widget, repository)),
  ]);
}

/** A part that every widget is made of or tested with. */
function planForWorkspace(folder: string, path: string, repository: Repository): Plan {
  const samples = sampleWidgets.map(
    (name) => `widgets/${name}/${name}.conformance.browser.test.ts`,
  );
  return {
    ...nothing,
    related: [...relatedTo(path), ...unitTestsIn(folder, repository)],
    browser: repository.tests.filter(
      (test) => samples.includes(test) || (test.startsWith(folder) && isBrowserTest(test)),
    ),
    leftOut: [
      `the widgets' tests, but for the conformance of ${sampleWidgets.join(", ")} (npm test)`,
      otherFlavour,
      "stories (npm run test:stories)",
    ],
  };
}

/** Tests that read files rather than import them are found by their folder. */
function unitTestsIn(folder: string, { tests }: Repository): string[] {
  return tests.filter((test) => test.startsWith(folder) && isUnitTest(test));
}

function relatedTo(path: string): string[] {
  return /\.(tsx?|mjs|css)$/.test(path) ? [path] : [];
}

function isBrowserTest(path: string): boolean {
  return path.includes(".browser.test.");
}

function isEngineTest(path: string): boolean {
  return path.endsWith(".engines.test.ts");
}

function isUnitTest(path: string): boolean {
  return !isBrowserTest(path) && !isEngineTest(path);
}

function mergePlans(plans: readonly Plan[]): Plan {
  const union = (part: keyof Plan) => [...new Set(plans.flatMap((plan) => plan[part]))].sort();
  return {
    related: union("related"),
    browser: union("browser"),
    stories: union("stories"),
    leftOut: union("leftOut"),
  };
}
