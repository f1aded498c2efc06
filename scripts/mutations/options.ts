import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { inRepository } from "../repository";

/** What the command line asks for. */
export interface Options {
  /** An id, or the beginning of several; all mutations where absent. */
  readonly only: string | undefined;
  /** A file of results: only the mutations that it has one of. */
  readonly like: string | undefined;
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
      like: { type: "string" },
      out: { type: "string" },
      resume: { type: "boolean", default: false },
    },
  });
  const { only, like, out, resume } = values;
  return {
    only,
    like,
    out: out === undefined ? inRepository(".vitest/mutations.json") : resolve(out),
    resume,
  };
}
