/**
 * The brand and subcategory suggested for a title, as `smart_match` answers (yy-product-upload's
 * README, Suggestions).
 */
export interface TitleMatch {
  readonly brand: string | null;
  readonly subcategory: { readonly id: string; readonly name: string } | null;
}

/** A field of the form that a suggestion can fill. */
export interface SuggestionTarget {
  readonly value: string;
  /** The values of its options; null for a field of text. */
  readonly choices: readonly string[] | null;
}

/** One suggestion: its visible label, and the value that a click writes into the field. */
export interface Suggestion {
  readonly field: "brand" | "subcategory_id";
  readonly label: string;
  readonly value: string;
}

/**
 * The suggestions to offer: for fields that exist, have such an option and do not hold the value
 * already.
 * @param target the field of that name; undefined when the form has none
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
