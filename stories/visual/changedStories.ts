import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Imports, readImports } from "./readImports.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Matches files that affect every story, in addition to the imports of `preview.ts`: tools, the
 * demo server, and the browser of the pictures.
 */
const shared =
  /^(package-lock\.json|stories\/(\.storybook|visual|looks|baselines\/engine\.json|[^/]*\.config\.ts)|testing\/chromium\/|demo-pages\/(server|partials|pages|assets)\/|packages\/[^/]+\/src\/.*\.page\.css$)/;

const preview = "stories/.storybook/preview.ts";
const setup = "stories/visual/setup.ts";
const indexOf = (name: string) => `widgets/${name}/index.ts`;

const isTest = (path: string) => /\.test\.tsx?$/.test(path);

/**
 * The story files whose pictures may have changed since a commit, by git's diff with the working
 * tree; all of them when the commit is not known, as in a shallow clone.
 * @param stories `stories/follow-button.stories.ts`
 * @param base a commit, or `on` for the branch's merge base with the remote's main branch; on that
 * branch itself, the commit at which all pictures were last compared
 */
export async function changedStories(
  stories: readonly string[],
  base: string,
): Promise<readonly string[]> {
  const commit = base === "on" ? (mergeBase() ?? checkedCommit()) : base;
  const changed = commit && tryGit("diff", "--name-only", "--no-renames", commit);
  if (changed === undefined) return stories;
  const untracked = tryGit("ls-files", "--others", "--exclude-standard") ?? "";
  const concerned = await readConcerns(stories);
  return concerned(`${changed}\n${untracked}`.split("\n").filter(Boolean));
}

/**
 * Returns a function that selects the stories whose pictures a change of these files may affect:
 * a story's own file, its imports, its pictures, or a widget that it names. A file that affects
 * every story selects all.
 */
export async function readConcerns(
  stories: readonly string[],
): Promise<(changed: readonly string[]) => readonly string[]> {
  const widgets = readdirSync(`${root}/widgets`).filter((name) =>
    existsSync(`${root}/${indexOf(name)}`),
  );
  const imports = await readImports([...stories, ...widgets.map(indexOf), preview, setup]);
  const isShared = (path: string) =>
    shared.test(path) || imports(preview).has(path) || imports(setup).has(path);
  const isOf = (story: string) => {
    const drawn = widgetsIn(story, imports, widgets);
    const files = new Set([story, ...drawn.map(indexOf)].flatMap((path) => [...imports(path)]));
    const folders = [baselinesOf(story), ...drawn.map((name) => `widgets/${name}/`)];
    return (path: string) => files.has(path) || folders.some((folder) => path.startsWith(folder));
  };
  return (changed) => {
    const sources = changed.filter((path) => !isTest(path));
    if (sources.some(isShared)) return stories;
    return stories.filter((story) => sources.some(isOf(story)));
  };
}

const baselinesOf = (story: string) =>
  story.replace("stories/", "stories/baselines/").replace(".stories.ts", "/");

/**
 * The names of the widgets whose tags or schemas the story names; all widgets if one of them shows
 * HTML from a server.
 */
function widgetsIn(story: string, imports: Imports, widgets: readonly string[]): string[] {
  const own = [...imports(story)].filter((path) => path.startsWith("stories/"));
  const texts = own.map((path) => readFileSync(`${root}/${path}`, "utf8")).join("\n");
  const named = widgets.filter(
    (name) =>
      new RegExp(`\\byy-${name}\\b(?!-)`).test(texts) ||
      imports(story).has(`widgets/${name}/schema.ts`),
  );
  const showsAnswers = named.some((name) =>
    imports(indexOf(name)).has("packages/http/src/cleanHtml.ts"),
  );
  return showsAnswers ? [...widgets] : named;
}

/**
 * The commit that `npm run test:visual` has recorded. Its file is in no story's folder, so that it
 * affects no story.
 */
function checkedCommit(): string | undefined {
  const { commit } = JSON.parse(readFileSync(`${root}/stories/baselines/checked.json`, "utf8")) as {
    readonly commit: string;
  };
  return commit;
}

/** Undefined on the remote's main branch itself, and when the remote is not known. */
function mergeBase(): string | undefined {
  const base = tryGit("merge-base", "HEAD", "origin/HEAD");
  return base === tryGit("rev-parse", "HEAD") ? undefined : base;
}

/** Git's output; undefined when the command fails. */
function tryGit(...parameters: string[]): string | undefined {
  try {
    return execFileSync("git", parameters, { cwd: root, encoding: "utf8", stdio: "pipe" }).trim();
  } catch {
    return undefined;
  }
}
