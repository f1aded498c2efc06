import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readWords } from "../generate/words";
import { RunStopped } from "../setup/run.mjs";
import { makeArtefacts, type ReleasedVersion } from "./artefacts";
import { changelogSection, versionsIn, withSection } from "./changelog";
import { type Changeset, entriesOf, readChangesets, toDosOf } from "./changesets";
import { type Checkout, succeed, withCheckout } from "./checkout";
import { lastChange } from "./lastChange";
import { setVersion } from "./setVersion";
import { withUpgrade } from "./upgradeChapter";
import { checkVersion } from "./version";

/** The facts about public names that a release needs. */
export interface NamesOfRelease {
  /** The lowest version that may follow the current one. */
  readonly least: string;
  /** Stores the names as those of the version, in a checkout. */
  keep(folder: string, version: string): Promise<void>;
}

/**
 * The functions that check and build a checkout. Tests use other repositories with smaller builds.
 */
export interface Workshop {
  readonly namesSince: (current: string) => Promise<NamesOfRelease>;
  /** @throws {RunStopped} when the sources have an error */
  readonly check: () => Promise<void>;
  readonly makeArtefacts: (
    checkout: Checkout,
    release: ReleasedVersion,
    output: string,
  ) => Promise<void>;
}

/** The folder of changesets, and of the draft of the guide's section, that wait for a version. */
const waiting = ".changeset";
const draftPath = "scripts/release/upgrade.pt.md";
const changelogPath = "widgets/CHANGELOG.md";
const chapterPath = "docs/guide/atualizacoes.md";

/**
 * Makes a version of the last commit: a commit with its number, changelog and guide, a tag, and all
 * published artefacts in `release/`. If any of it fails, none of it is left. A rehearsal only
 * writes `release/`.
 * @throws {RunStopped} with the reason in one line
 */
export async function makeRelease(
  repository: string,
  { version, isRehearsal }: { readonly version: string; readonly isRehearsal: boolean },
  { check, namesSince, makeArtefacts: make }: Workshop,
): Promise<void> {
  const git = (...words: string[]) => gitIn(repository, ...words);
  if (git("status", "--porcelain") !== "")
    throw new RunStopped("The working tree is dirty: commit what is to be released first.");
  const current = versionOf(repository);
  const changesets = readChangesets(join(repository, waiting));
  const names = await namesSince(current);
  checkVersion({
    ...{ version, current },
    released: [
      ...git("tag", "--list", "v*")
        .split("\n")
        .map((tag) => tag.slice(1)),
      ...versionsIn(readFileSync(join(repository, changelogPath), "utf8")),
    ],
    leastByNames: names.least,
    kinds: changesets.map(({ kind }) => kind),
  });
  await check();
  const head = git("rev-parse", "HEAD");
  await withCheckout(repository, head, async (checkout) => {
    await writeVersion(checkout.folder, { current, version, changesets });
    await names.keep(checkout.folder, version);
    const commit = isRehearsal ? undefined : await commitVersion(checkout, version);
    await publishInto(repository, async (output) => {
      await make(checkout, { version, ...lastChange(repository, head) }, output);
      if (commit === undefined) return;
      await succeed("The commit of the release could not be taken over", repository, [
        ...["git", "merge", "--quiet", "--ff-only", commit],
      ]);
      git("tag", "--annotate", `v${version}`, "--message", `Release ${version}`);
    });
  });
}

/** Builds the artefacts of the last commit's version, for the workflow that publishes its tag. */
export async function makeArtefactsOfHead(
  repository: string,
  make: Workshop["makeArtefacts"] = makeArtefacts,
): Promise<void> {
  const head = gitIn(repository, "rev-parse", "HEAD");
  await withCheckout(repository, head, (checkout) =>
    publishInto(repository, (output) =>
      make(
        checkout,
        { version: versionOf(checkout.folder), ...lastChange(repository, head) },
        output,
      ),
    ),
  );
}

interface Numbered {
  readonly current: string;
  readonly version: string;
  readonly changesets: readonly Changeset[];
}

/** Writes a version's number, its changelog and its section of the guide into a checkout. */
async function writeVersion(folder: string, { current, version, changesets }: Numbered) {
  const change = (path: string, edit: (text: string) => string) =>
    writeFileSync(join(folder, path), edit(readFileSync(join(folder, path), "utf8")));
  const toDos = changesets.flatMap(toDosOf);
  const draft = join(folder, draftPath);
  if (toDos.length > 0 && !existsSync(draft))
    throw new RunStopped(
      `${draftPath} is missing: it says in Portuguese what page authors have to do for ${version}.`,
    );
  setVersion(folder, current, version);
  const { widgets } = await readWords();
  const section = changelogSection(version, {
    toDos,
    entries: changesets.flatMap(entriesOf),
    familyOf: (tag) => widgets[tag]?.family,
  });
  change(changelogPath, (text) => withSection(text, section));
  if (existsSync(draft)) {
    const text = readFileSync(draft, "utf8");
    change(chapterPath, (chapter) => withUpgrade(chapter, { draft: text, current, version }));
    rmSync(draft);
  }
  for (const { path } of readChangesets(join(folder, waiting))) rmSync(path);
}

async function commitVersion({ folder, run }: Checkout, version: string): Promise<string> {
  await run("The release could not be committed", ["git", "add", "--all"]);
  const words = ["commit", "--quiet", "--no-verify", "--message", `Release ${version}`];
  await run("The release could not be committed", ["git", ...words]);
  return gitIn(folder, "rev-parse", "HEAD");
}

/** Fills a folder beside `release/`, which replaces `release/` once it is complete. */
async function publishInto(
  repository: string,
  fill: (output: string) => Promise<void>,
): Promise<void> {
  const unfinished = mkdtempSync(join(repository, ".release-"));
  try {
    await fill(unfinished);
    rmSync(join(repository, "release"), { recursive: true, force: true });
    renameSync(unfinished, join(repository, "release"));
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function versionOf(folder: string): string {
  const { version } = JSON.parse(readFileSync(join(folder, "widgets/package.json"), "utf8")) as {
    version: string;
  };
  return version;
}

function gitIn(folder: string, ...words: string[]): string {
  return execFileSync("git", words, { cwd: folder, encoding: "utf8" }).trim();
}
