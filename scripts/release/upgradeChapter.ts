import { RunStopped } from "../setup/run.mjs";

/** The marker in the guide's chapter on updates before the sections of all versions. */
const marker = "<!-- upgrades -->";

/**
 * The guide's chapter on updates, with the section of the next version above the older ones.
 * @param draft the section in Portuguese, with headings from the fourth level on and links relative
 * to its own folder
 * @throws {RunStopped} when the chapter has no marker
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
