/**
 * What a key does in a combobox (APG: the select-only combobox, and the editable one whose text
 * filters).
 */
export type ComboboxAction =
  | "open"
  | "close"
  | "next"
  | "previous"
  | "first"
  | "last"
  | "pageDown"
  | "pageUp"
  | "choose"
  /** Chooses, and lets the key move the focus. */
  | "chooseInPassing"
  | "removeLast"
  | "typeAhead";

/** The number of options by which Page Up and Page Down move (APG). */
export const pageLength = 10;

/** What the action of a key depends on. */
export interface ComboboxFacts {
  readonly isOpen: boolean;
  /** Whether typing filters: then letters, the space, Home and End belong to the text. */
  readonly searchable: boolean;
  readonly multiple: boolean;
  /** The text of the filter, or the letters typed a moment ago. */
  readonly typed: string;
}

type Key = Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey">;

/** Returns the action of a key; undefined for keys without one. */
export function comboboxAction(key: Key, facts: ComboboxFacts): ComboboxAction | undefined {
  if (key.ctrlKey || key.metaKey) return undefined;
  return facts.isOpen ? whileOpen(key, facts) : whileClosed(key, facts);
}

function whileClosed({ key, altKey }: Key, facts: ComboboxFacts): ComboboxAction | undefined {
  if (key === "ArrowDown" || key === "ArrowUp" || key === "Enter") return "open";
  if (altKey) return undefined;
  if (removes(key, facts)) return "removeLast";
  if (facts.searchable) return undefined;
  if (key === "Home") return "first";
  if (key === "End") return "last";
  if (key === " ") return facts.typed === "" ? "open" : "typeAhead";
  return isLetter(key) ? "typeAhead" : undefined;
}

const openKeys: Readonly<Record<string, ComboboxAction>> = {
  ArrowDown: "next",
  ArrowUp: "previous",
  PageDown: "pageDown",
  PageUp: "pageUp",
  Enter: "choose",
  Escape: "close",
};

function whileOpen({ key, altKey }: Key, facts: ComboboxFacts): ComboboxAction | undefined {
  if (altKey) return key === "ArrowUp" ? "choose" : undefined;
  const action = openKeys[key];
  if (action) return action;
  if (key === "Tab") return facts.multiple ? undefined : "chooseInPassing";
  if (removes(key, facts)) return "removeLast";
  if (facts.searchable) return undefined;
  if (key === "Home") return "first";
  if (key === "End") return "last";
  if (key === " " && facts.typed === "") return "choose";
  return isLetter(key) ? "typeAhead" : undefined;
}

function removes(key: string, { multiple, searchable, typed }: ComboboxFacts): boolean {
  return multiple && key === "Backspace" && !(searchable && typed !== "");
}

function isLetter(key: string): boolean {
  return [...key].length === 1;
}

/**
 * Finds the option that typed letters lead to. One letter, even if repeated, leads to the next
 * option that starts with it; several letters to the first that starts with them all, beginning at
 * the current one.
 * @returns the index, or -1
 */
export function typeAheadMatch(labels: readonly string[], current: number, typed: string): number {
  const wanted = plain(typed);
  const letters = [...wanted];
  const isOneLetter = letters.every((letter) => letter === letters[0]);
  const beginning = isOneLetter ? (letters[0] ?? "") : wanted;
  const start = isOneLetter ? current + 1 : Math.max(current, 0);
  for (let step = 0; step < labels.length; step += 1) {
    const index = (start + step) % labels.length;
    if (plain(labels[index] ?? "").startsWith(beginning)) return index;
  }
  return -1;
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trimStart();
}
