import { hasSeparator } from "@yy/domain/tags/tagList";

/** The text in the field: tags that are complete, and the tag that is still being typed. */
export interface TypedText {
  readonly complete: string;
  readonly beginning: string;
}

/** Splits the typed text at its last comma. */
export function splitAtComma(text: string): TypedText {
  const end = text.lastIndexOf(",") + 1;
  return { complete: text.slice(0, end), beginning: text.slice(end).trimStart() };
}

/**
 * Whether an edit has added a comma. Commas that were in the field before, in tags that exceeded a
 * limit, do not count again at every further key.
 */
export function bringsComma({ data, inputType = "" }: InputEvent, text: string): boolean {
  if (typeof data === "string") return hasSeparator(data);
  return !/^(delete|history)/.test(inputType) && hasSeparator(text);
}
