import { readFile, stat } from "node:fs/promises";

export interface SourceText {
  readonly text: string;
  /** Encoding in which the text gives the bytes of the file again. */
  readonly encoding: "utf8" | "latin1";
}

/** No file that a person has written is longer than this number of bytes. */
const maxBytes = 20_000_000;

/** @throws Error that says in a few words why the file cannot be read */
export async function readSource(file: string): Promise<SourceText> {
  const { size } = await stat(file);
  if (size > maxBytes)
    throw new Error(`it has ${size} bytes, more than the ${maxBytes} that can be read`);
  return decode(await readFile(file));
}

/** UTF-8, else Latin-1: other old encodings differ only in characters that no rule looks at. */
function decode(bytes: Buffer): SourceText {
  if (bytes.includes(0)) throw new Error("it is no text");
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    return { text, encoding: "utf8" };
  } catch {
    return { text: bytes.toString("latin1"), encoding: "latin1" };
  }
}
