import { isYyError } from "@yy/domain/errors";
import type { MistakeCode } from "@yy/domain/mistakes/mistakes.pt";

/** An error as reports have it: without its message, which may tell of a person. */
export interface Failure {
  readonly name: string;
  /** Which mistake of the page it is; undefined for another error. */
  readonly code?: MistakeCode;
  /** `file.js:line:column` of the first frame; empty where that is no file of scripts. */
  readonly place: string;
}

const plainName = /^[A-Za-z$_][A-Za-z0-9$_]{0,59}$/;
/**
 * The end of a frame's line, in every engine: the last segment of a script's address, line and
 * column.
 */
const frame = /([\w.-]{1,80}\.[cm]?[jt]sx?)(?:\?[^\s:]*)?(:\d{1,7}:\d{1,7})\)?$/m;

/** @param error whatever was thrown */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { name: "Error", place: "" };
  const { name, message, stack = "" } = error;
  // Chromium's begins with the message, which may look like a frame.
  const [, file = "", position = ""] = frame.exec(stack.replace(message, "")) ?? [];
  return {
    name: plainName.test(name) ? name : "Error",
    ...(isYyError(error) && error.code && { code: error.code }),
    place: file + position,
  };
}
