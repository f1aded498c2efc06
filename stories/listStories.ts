import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { loadCsf } from "storybook/internal/csf-tools";

/** A story as it is written. */
export interface ListedStory {
  /** Its file within `stories/`. */
  readonly file: string;
  /** The name of the file. */
  readonly widget: string;
  /** The last part of its id, `not-following`: its export's name, whatever the sidebar calls it. */
  readonly key: string;
  /** What the sidebar calls it; the export's name where it has no name of its own, or not as a plain string. */
  readonly name: string;
  readonly tags: readonly string[];
}

const ending = ".stories.ts";

/** All stories in a folder, in the order of their files. */
export function listStories(folder: string): ListedStory[] {
  const files = readdirSync(folder).filter((file) => file.endsWith(ending));
  return files.sort().flatMap((file) => storiesIn(folder, file));
}

function storiesIn(folder: string, file: string): ListedStory[] {
  const fileName = join(folder, file);
  const code = readFileSync(fileName, "utf8");
  const { indexInputs } = loadCsf(code, { fileName, makeTitle: (title) => title }).parse();
  return indexInputs.map(({ __id: id = "", name, exportName, tags = [] }) => ({
    file,
    widget: basename(file, ending),
    key: id.replace(/^.*--/, ""),
    name: name ?? exportName,
    tags,
  }));
}
