import { givenRoot } from "./metas";
import { readStored, writeStored } from "./stored";

/** The name under which the pages of one application tell each other who is signed in. */
export const visitorKey = () => `yy:identity${givenRoot()}`;

/**
 * Who was signed in on the last page that knew it: the user's id, "" for nobody, null without a
 * record.
 */
export const lastVisitor = (): string | null => readStored("localStorage", visitorKey());

/** Records who is signed in. Without storage, each page learns it from the server. */
export function rememberVisitor(id: string): void {
  writeStored("localStorage", visitorKey(), id);
}
