import { createHash } from "node:crypto";

/**
 * What a file begins with that is written into an application: by its digest it is known whether it
 * was changed there.
 */
const head = /^\/\/ sha256 ([0-9a-f]{64}) of the lines below\n/;

const digestOf = (text: string) => createHash("sha256").update(text).digest("hex");

export const withDigest = (text: string): string =>
  `// sha256 ${digestOf(text)} of the lines below\n${text}`;

/** Whether nobody has changed the file since it was written; line ends may be those of Windows. */
export function isAsWritten(file: string): boolean {
  const text = file.replaceAll("\r\n", "\n");
  const digest = head.exec(text)?.[1];
  return digest === digestOf(text.replace(head, ""));
}
