/** The steps that a change of files requires. */
export interface DevPlan {
  /** Whether to rebuild `yy.css`. */
  readonly styles: boolean;
  /** Whether to rebuild the widgets. */
  readonly widgets: boolean;
  /** Whether to rebuild and restart the demo server. */
  readonly server: boolean;
  /** The update that open pages show. */
  readonly shown: "styles" | "page" | undefined;
}

const isTest = /\.test\.tsx?$|\/testing\/|\.md$/;
const isPageStyle = /\.page\.css$|^packages\/ui\/src\/tokens\.css$|^demo-pages\/assets\/.*\.css$/;

/** @param changed paths relative to the repository */
export function planFor(changed: readonly string[]): DevPlan {
  const files = changed.filter((file) => !isTest.test(file));
  const some = (pattern: RegExp) => files.some((file) => pattern.test(file));
  return {
    styles: some(/^(packages|widgets)\/.*\.css$/),
    widgets: files.some((file) => /^(packages|widgets)\//.test(file) && !isPageStyle.test(file)),
    server: some(/^(demo-pages\/server|packages\/domain)\//),
    shown:
      files.length === 0 ? undefined : files.every((f) => isPageStyle.test(f)) ? "styles" : "page",
  };
}

/** The steps that two changes together require. A failed plan is repeated with the next one. */
export function bothPlans(one: DevPlan, other: DevPlan): DevPlan {
  const shown = [one.shown, other.shown];
  return {
    styles: one.styles || other.styles,
    widgets: one.widgets || other.widgets,
    server: one.server || other.server,
    shown: shown.includes("page") ? "page" : (one.shown ?? other.shown),
  };
}
