import { existsSync, readFileSync } from "node:fs";
import { inRepository } from "../repository";

/** A generated file and its content. */
export interface Artefact {
  /** Relative to the repository. */
  readonly path: string;
  readonly content: string;
}

export function json(path: string, value: object): Artefact {
  return { path, content: `${JSON.stringify(value, null, 2)}\n` };
}

/**
 * A document with the section between `<!-- name -->` and `<!-- /name -->` replaced.
 * @throws Error when the document has no such markers
 */
export function withSection({ path, content }: Artefact, name: string, section: string): Artefact {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const from = content.indexOf(begin);
  const to = content.indexOf(end);
  if (from < 0 || to < from) throw new Error(`${path} needs the markers ${begin} and ${end}`);
  const written = `${content.slice(0, from)}${begin}\n${section}\n${content.slice(to)}`;
  return { path, content: written };
}

/** The current content of a file; empty when it is missing. */
export function readArtefact(path: string): Artefact {
  const file = inRepository(path);
  return { path, content: existsSync(file) ? readFileSync(file, "utf8") : "" };
}
