import { hasSeparator } from "@yy/domain/tags/tagList";

/** The text in the field: tags that are complete, and the one that is still being typed. */
export interface TypedText {
  readonly complete: string;
  readonly beginning: string;
}

/** Parts what is typed at its last comma. */
export function partAtComma(text: string): TypedText {
  const end = text.lastIndexOf(",") + 1;
  return { complete: text.slice(0, end), beginning: text.slice(end).trimStart() };
}

/**
 * Whether an edit has brought a comma. A field that holds what there is no room for has commas of its own, which say
 * nothing anew at every further key.
 */
export function bringsComma({ data, inputType = "" }: InputEvent, text: string): boolean {
  if (typeof data === "string") return hasSeparator(data);
  return !/^(delete|history)/.test(inputType) && hasSeparator(text);
}
