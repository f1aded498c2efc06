import { isYyError } from "@yy/domain/errors";
import type { MistakeCode } from "@yy/domain/mistakes/mistakes.pt";

/** An error as it is reported: without its message, which may contain personal data. */
export interface Failure {
  readonly name: string;
  /** The code of the page's mistake; undefined for another error. */
  readonly code?: MistakeCode;
  /** `file.js:line:column` of the first frame; empty when that is not in a script file. */
  readonly place: string;
}

const plainName = /^[A-Za-z$_][A-Za-z0-9$_]{0,59}$/;
/**
 * Matches the end of a frame's line in all engines: the file name of a script, the line and the
 * column.
 */
const frame = /([\w.-]{1,80}\.[cm]?[jt]sx?)(?:\?[^\s:]*)?(:\d{1,7}:\d{1,7})\)?$/m;

/** @param error any thrown value */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { name: "Error", place: "" };
  const { name, message, stack = "" } = error;
  // In Chromium the stack begins with the message, which may look like a frame.
  const [, file = "", position = ""] = frame.exec(stack.replace(message, "")) ?? [];
  return {
    name: plainName.test(name) ? name : "Error",
    ...(isYyError(error) && error.code && { code: error.code }),
    place: file + position,
  };
}
