import { readFileSync } from "node:fs";
import { join } from "node:path";

/** `payloads.json`. */
interface Payloads {
  /**
   * By topic, a text for each known way in which text of a page can become code. In it `{run}`
   * stands for a call of `ran` with the text's number, and `{a*9}` for nine times `a`; the encoded
   * ones have numbers of their own from 901 on.
   */
  readonly texts: Readonly<Record<string, readonly string[]>>;
  /** Host and port of a site that the widgets must neither ask nor lead to. */
  readonly elsewhere: string;
  /** URLs of that site, in spellings that careless checks take for this one. */
  readonly foreignUrls: readonly string[];
  /** Texts that are no usable URL. */
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
