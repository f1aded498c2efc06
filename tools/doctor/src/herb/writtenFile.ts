import { createHash } from "node:crypto";

/**
 * First line of a file that is written into an application. Its digest shows whether the file was
 * changed there.
 */
const head = /^\/\/ sha256 ([0-9a-f]{64}) of the lines below\n/;

const digestOf = (text: string) => createHash("sha256").update(text).digest("hex");

export const withDigest = (text: string): string =>
  `// sha256 ${digestOf(text)} of the lines below\n${text}`;

/** Whether the file is unchanged since it was written, apart from its line ends. */
export function isAsWritten(file: string): boolean {
  const text = file.replaceAll("\r\n", "\n");
  const digest = head.exec(text)?.[1];
  return digest === digestOf(text.replace(head, ""));
}
