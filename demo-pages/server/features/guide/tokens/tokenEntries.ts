import { chapterPath } from "../chapters/Chapters";
import type { GuideSource } from "../guideData";
import type { SearchEntry } from "../searchEntries";
import { readTokens } from "./readTokens";
import { tokenWords } from "./tokenWords";

/** What the guide's search finds of the tokens: each of them, in the table of the chapter about styles. */
export function tokenEntries(guide: GuideSource): SearchEntry[] {
  return readTokens(guide.tokens()).light.map(([name]) => ({
    id: `${chapterPath("estilo")}#${name}`,
    title: name,
    tag: "token",
    text: (tokenWords[name.slice("--yy-".length)] ?? "").replaceAll("`", ""),
  }));
}
