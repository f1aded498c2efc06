import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { loadCsf } from "storybook/internal/csf-tools";

/** A story by where it is, whatever it is called and wherever it stands in Storybook's sidebar. */
export interface ListedStory {
  /** Its file within `stories/`. */
  readonly file: string;
  /** That of the widget: the name of the file. */
  readonly widget: string;
  /** What the file exports it as. */
  readonly name: string;
}

const ending = ".stories.ts";
const notOurs = /(^|\/)(node_modules|storybook-static)\//;

/** All stories in a folder, in the order of their files. */
export function listStories(folder: string): ListedStory[] {
  return storyFiles(folder).flatMap((file) =>
    storiesIn(join(folder, file)).map(({ exportName }) => ({
      file,
      widget: basename(file, ending),
      name: exportName,
    })),
  );
}

function storyFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(ending) && !notOurs.test(file))
    .sort();
}

function storiesIn(fileName: string) {
  const file = loadCsf(readFileSync(fileName, "utf8"), { fileName, makeTitle: (title) => title });
  return file.parse().indexInputs;
}
