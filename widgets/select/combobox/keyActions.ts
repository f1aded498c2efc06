/**
 * What a key does in a combobox (APG: select-only combobox, and the editable one where typing
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

/** Number of options by which Page Up and Page Down move (APG). */
export const pageLength = 10;

/** What the action of a key depends on. */
export interface ComboboxFacts {
  readonly isOpen: boolean;
  /** Typing filters, so letters, the space, Home and End belong to the text. */
  readonly searchable: boolean;
  readonly multiple: boolean;
  /** Text of the filter, or letters typed a moment ago. */
  readonly typed: string;
}

type Key = Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey">;

/** Undefined for keys without an action. */
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
 * Which option typed letters lead to: one letter, also repeated, goes to the next option that
 * begins with it, several to the first that begins with them all, the current one included.
 * @returns the index, or -1
 */
export function typeAheadMatch(labels: readonly string[], present: number, typed: string): number {
  const wanted = plain(typed);
  const letters = [...wanted];
  const isOneLetter = letters.every((letter) => letter === letters[0]);
  const beginning = isOneLetter ? (letters[0] ?? "") : wanted;
  const start = isOneLetter ? present + 1 : Math.max(present, 0);
  for (let step = 0; step < labels.length; step += 1) {
    const index = (start + step) % labels.length;
    if (plain(labels[index] ?? "").startsWith(beginning)) return index;
  }
  return -1;
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trimStart();
}
