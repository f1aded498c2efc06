/**
 * The answer of `smart_match`: the brand and subcategory suggested for a title (yy-product-upload's
 * README, Suggestions).
 */
export interface TitleMatch {
  readonly brand: string | null;
  readonly subcategory: { readonly id: string; readonly name: string } | null;
}

/** A field of the form that a suggestion can fill. */
export interface SuggestionTarget {
  readonly value: string;
  /** The values of the field's options; null for a text field. */
  readonly choices: readonly string[] | null;
}

/** One suggestion: its visible label, and the value that a click writes into the field. */
export interface Suggestion {
  readonly field: "brand" | "subcategory_id";
  readonly label: string;
  readonly value: string;
}

/**
 * The suggestions to offer: those whose field exists, has such an option and does not have the
 * value already.
 * @param target returns the field with that name; undefined when the form has none
 */
export function usefulSuggestions(
  { brand, subcategory }: TitleMatch,
  target: (field: Suggestion["field"]) => SuggestionTarget | undefined,
): Suggestion[] {
  const all: Suggestion[] = [];
  if (brand?.trim()) all.push({ field: "brand", label: brand, value: brand });
  if (subcategory)
    all.push({ field: "subcategory_id", label: subcategory.name, value: subcategory.id });
  return all.flatMap((suggestion) => {
    const field = target(suggestion.field);
    if (!field || folded(field.value) === folded(suggestion.value)) return [];
    if (!field.choices) return [suggestion];
    const value = field.choices.find((choice) => folded(choice) === folded(suggestion.value));
    return value === undefined ? [] : [{ ...suggestion, value }];
  });
}

function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").trim().toLowerCase();
}
