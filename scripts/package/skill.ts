import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { inRepository, widgetNames } from "../repository";

/** The folder for coding assistants, in the package. */
export const skillFolder = "skills/yy-widgets";

/** `SKILL.md` in the repository, where its links lead to the documents themselves. */
export const skillSource = `scripts/package/${skillFolder}/SKILL.md`;

/** Names of the guide's chapters. */
export function chapterNames(): string[] {
  return readdirSync(inRepository("docs/guide"))
    .map((file) => file.replace(/\.md$/, ""))
    .sort();
}

/** The documents for assistants: path in the repository → path in the folder. */
function references(): Map<string, string> {
  return new Map([
    [skillSource, "SKILL.md"],
    ...widgetNames().map(
      (name) => [`widgets/${name}/README.md`, `references/widgets/${name}.md`] as const,
    ),
    ...chapterNames().map(
      (name) => [`docs/guide/${name}.md`, `references/guide/${name}.md`] as const,
    ),
  ]);
}

/** Writes the folder, with all documents that `SKILL.md` links to, into the package. */
export function writeSkill(packageFolder: string): void {
  const write = (path: string, text: string) => {
    const file = join(packageFolder, skillFolder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const places = references();
  for (const [source, place] of places)
    write(place, relinked(readFileSync(inRepository(source), "utf8"), source, places));
}

/** Rewrites links for the folder. A link to a document that is not in it becomes plain text. */
function relinked(text: string, source: string, places: ReadonlyMap<string, string>): string {
  return text.replace(
    /\[([^\]\n]*)\]\((?!https?:|#|mailto:)([^)\s#]*)(#[^)\s]*)?\)/g,
    (_, words: string, path: string, fragment = "") => {
      const target = posix.join(posix.dirname(source), path);
      const place = places.get(target) ?? places.get(`${target}/README.md`);
      if (place === undefined) return words;
      const from = posix.dirname(places.get(source) ?? "");
      return `[${words}](${posix.relative(from, place)}${fragment})`;
    },
  );
}
