import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { GuideWords } from "@yy/demo-pages/guide";

interface StoriesSpecifier {
  readonly directory: string;
  readonly files: string;
  readonly titlePrefix?: string;
}

/**
 * The story files in the sidebar's order: first those without a family, then each family under its
 * name. A widget whose texts are not generated yet has no family.
 */
export function storiesByFamily(): StoriesSpecifier[] {
  const { families, widgets } = readWords();
  const names = readdirSync(pathOf("../")).flatMap(
    (file) => /^(.+)\.stories\.ts$/.exec(file)?.[1] ?? [],
  );
  const groups = [undefined, ...families].map((family) => ({
    family,
    members: names.filter((name) => widgets[`yy-${name}`]?.family === family),
  }));
  const stories = groups
    .filter(({ members }) => members.length > 0)
    .map(({ family, members }) => ({
      directory: "..",
      files: `@(${members.join("|")}).stories.ts`,
      ...(family === undefined ? {} : { titlePrefix: family }),
    }));
  return [{ directory: "..", files: "introducao.mdx" }, ...stories];
}

function readWords(): GuideWords {
  return JSON.parse(
    readFileSync(pathOf("../../widgets/generated/words.pt.json"), "utf8"),
  ) as GuideWords;
}

function pathOf(relative: string): string {
  return fileURLToPath(new URL(relative, import.meta.url));
}
