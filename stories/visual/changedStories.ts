import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Imports, readImports } from "./readImports.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * What every story is drawn with, besides what `preview.ts` imports: its tools, the demo's answers,
 * the pictures' browser.
 */
const shared =
  /^(package-lock\.json|stories\/(\.storybook|visual|looks|baselines\/engine\.json|[^/]*\.config\.ts)|testing\/chromium\/|demo-pages\/(server|partials|pages|assets)\/|packages\/[^/]+\/src\/.*\.page\.css$)/;

const preview = "stories/.storybook/preview.ts";
const setup = "stories/visual/setup.ts";
const indexOf = (name: string) => `widgets/${name}/index.ts`;

const isTest = (path: string) => /\.test\.tsx?$/.test(path);

/**
 * Story files whose pictures the changes since a commit could have changed, as git knows them on
 * the disk. All where the commit is not known, as in a clone without its history.
 * @param stories `stories/follow-button.stories.ts`
 * @param base a commit, or `on`: where the branch left the remote's main branch; on that branch
 * itself the commit at which somebody last compared all pictures
 */
export async function changedStories(
  stories: readonly string[],
  base: string,
): Promise<readonly string[]> {
  const commit = base === "on" ? (branchPoint() ?? checkedCommit()) : base;
  const changed = commit && tryGit("diff", "--name-only", "--no-renames", commit);
  if (changed === undefined) return stories;
  const untracked = tryGit("ls-files", "--others", "--exclude-standard") ?? "";
  const concerned = await readConcerns(stories);
  return concerned(`${changed}\n${untracked}`.split("\n").filter(Boolean));
}

/**
 * What says whose pictures a change could have changed: stories that differ, or what they import,
 * their pictures, or a widget that they name. All where something differs that every story is drawn
 * with.
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
    const products = changed.filter((path) => !isTest(path));
    if (products.some(isShared)) return stories;
    return stories.filter((story) => products.some(isOf(story)));
  };
}

const baselinesOf = (story: string) =>
  story.replace("stories/", "stories/baselines/").replace(".stories.ts", "/");

/**
 * The names of the widgets whose tags or schemas the story names; all widgets where one of them
 * shows HTML that a server answers.
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

/** `npm run test:visual` writes it. Not in a picture's folder, so it concerns no story. */
function checkedCommit(): string | undefined {
  const { commit } = JSON.parse(readFileSync(`${root}/stories/baselines/checked.json`, "utf8")) as {
    readonly commit: string;
  };
  return commit;
}

/** Undefined on the remote's main branch itself, and where the remote is not known. */
function branchPoint(): string | undefined {
  const point = tryGit("merge-base", "HEAD", "origin/HEAD");
  return point === tryGit("rev-parse", "HEAD") ? undefined : point;
}

/** What git answers; undefined where it cannot. */
function tryGit(...parameters: string[]): string | undefined {
  try {
    return execFileSync("git", parameters, { cwd: root, encoding: "utf8", stdio: "pipe" }).trim();
  } catch {
    return undefined;
  }
}
