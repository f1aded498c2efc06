import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { inRepository } from "../repository";

/** What the command line asks for. */
export interface Options {
  /** An id, or the beginning of several; all mutations where absent. */
  readonly only: string | undefined;
  /** Where results are kept. */
  readonly out: string;
  /** Leave out mutations that have a result already. */
  readonly resume: boolean;
}

/** @throws TypeError for an option that there is none of */
export function readOptions(parameters: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...parameters],
    options: {
      only: { type: "string" },
      out: { type: "string" },
      resume: { type: "boolean", default: false },
    },
  });
  const { only, out, resume } = values;
  return {
    only,
    out: out === undefined ? inRepository(".vitest/mutations.json") : resolve(out),
    resume,
  };
}
