import { isSameName } from "@yy/domain/address/lookupWrites";

/** The option with this value; else the one with this value or text without accents and case. */
export function optionNamed(list: HTMLSelectElement, name: string): HTMLOptionElement | undefined {
  const options = [...list.options].filter(({ value }) => value !== "");
  return (
    options.find(({ value }) => value === name) ??
    options.find(({ value }) => isSameName(value, name)) ??
    options.find(({ text }) => isSameName(text, name))
  );
}
