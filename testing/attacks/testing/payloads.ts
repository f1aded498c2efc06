import { readFileSync } from "node:fs";
import { join } from "node:path";

/** `payloads.json`. */
interface Payloads {
  /**
   * By topic, a text for each known way in which text of a page can become code. `{run}` stands for
   * a call of `ran` with the text's number, and `{a*9}` for nine times `a`. Encoded texts have
   * numbers from 901 on.
   */
  readonly texts: Readonly<Record<string, readonly string[]>>;
  /** The host and port of a site that widgets must neither request nor link to. */
  readonly elsewhere: string;
  /** URLs of that site in spellings that careless checks take for the page's own site. */
  readonly foreignUrls: readonly string[];
  /** Texts that are not a valid URL. */
  readonly brokenUrls: readonly string[];
}

const file = join(import.meta.dirname, "payloads.json");
const payloads: Payloads = JSON.parse(readFileSync(file, "utf8"));

const all = Object.entries(payloads.texts)
  .flatMap(([topic, texts]) => texts.map((text) => ({ topic, text })))
  .map(({ topic, text }, index) => ({
    topic,
    text: text
      .replaceAll("{run}", `ran(${index})`)
      .replace(/\{([^*]+)\*(\d+)\}/, (_, part: string, times) => part.repeat(Number(times))),
  }));

export const { elsewhere } = payloads;

/** Hostile texts. */
export const texts: readonly string[] = all.map(({ text }) => text);

export const urls: readonly string[] = [
  ...all.filter(({ topic }) => topic === "protocol").map(({ text }) => text),
  ...payloads.brokenUrls,
  ...payloads.foreignUrls,
];
