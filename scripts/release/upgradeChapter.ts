import { RunStopped } from "../setup/run.mjs";

/** Where the guide's chapter on updates has what each version asks of pages. */
const marker = "<!-- upgrades -->";

/**
 * The guide's chapter on updates, with what the next version asks of page authors above what older
 * ones did.
 * @param draft in Portuguese, headings from the fourth level on, with links from its own folder
 * @throws {RunStopped} when the chapter has no place for it
 */
export function withUpgrade(
  chapter: string,
  { draft, current, version }: { draft: string; current: string; version: string },
): string {
  if (!chapter.includes(marker))
    throw new RunStopped(`docs/guide/atualizacoes.md has no ${marker} for ${version}.`);
  const text = draft.trim().replaceAll("](../../docs/guide/", "](");
  const title = `### da ${short(current)} para a ${short(version)}`;
  return chapter.replace(marker, () => `${marker}\n\n${title}\n\n${text}`);
}

const short = (version: string): string => version.split(".").slice(0, 2).join(".");
