import { stringify } from "@yy/domain/json";
import { optionNamed } from "./optionNamed";

/**
 * Marks an option that keeps the visitor's choice while the list that it came from is not shown.
 */
const keptMark = "data-yy-kept";

/**
 * Attribute of the select while our options are shown. It contains the server's options, so that a
 * copy that the page makes of the select gets them back.
 */
const serversMark = "data-yy-servers";

type OptionFacts = readonly [text: string, value: string, selected: boolean];

/** The options of a list of cities: the server's, or those of a state. */
export class CityOptions {
  readonly select: HTMLSelectElement;
  readonly #placeholder: string;
  /** The server's options, with the text nodes between them. */
  readonly #servers: readonly ChildNode[];
  #ours: readonly ChildNode[] = [];

  constructor(select: HTMLSelectElement, placeholder: string) {
    this.select = select;
    this.#placeholder = placeholder;
    this.#restoreCopied();
    this.#servers = [...select.childNodes].filter(
      (node) => !(node instanceof Element && node.hasAttribute(keptMark)),
    );
  }

  /** Shows these cities below the placeholder, and chooses the wanted one if it is among them. */
  show(cities: readonly string[], wanted: string): void {
    this.#ours = [
      new Option(this.#placeholder, ""),
      ...cities.map((city) => new Option(city, city)),
    ];
    const facts = this.#servers
      .filter((node) => node instanceof HTMLOptionElement)
      .map(({ text, value, defaultSelected }) => [text, value, defaultSelected] as OptionFacts);
    this.select.setAttribute(serversMark, stringify(facts));
    this.select.replaceChildren(...this.#ours);
    this.#choose(wanted);
  }

  /** Shows the server's options, and chooses the wanted one if it is among them. */
  showServers(wanted: string): void {
    this.#restoreServers();
    this.#choose(wanted);
  }

  /** Restores the server's options and choice, after a reset of the form. */
  reset(): void {
    this.#restoreServers();
    for (const option of this.select.options) option.selected = option.defaultSelected;
  }

  /**
   * Restores the server's options. The visitor's choice stays chosen, in an added option if needed,
   * so that a snapshot restores it like typed text.
   */
  revert(): void {
    const { value } = this.select;
    if (!this.#restoreServers()) return;
    if (value !== "" && !optionNamed(this.select, value)) this.select.append(keptOption(value));
    this.#choose(value);
  }

  /** Returns false when they were there already. */
  #restoreServers(): boolean {
    this.select.removeAttribute(serversMark);
    const showsOurs = this.#showsOurs();
    if (showsOurs) this.select.replaceChildren(...this.#servers);
    return showsOurs;
  }

  #restoreCopied(): void {
    const text = this.select.getAttribute(serversMark);
    if (text === null) return;
    const { value } = this.select;
    const facts: readonly OptionFacts[] = JSON.parse(text);
    const options = facts.map((each) => optionOf(...each));
    this.select.removeAttribute(serversMark);
    this.select.replaceChildren(...options);
    this.#choose(value);
  }

  /**
   * Whether our options are shown. Once the page or a morph has replaced them, the new ones must
   * stay.
   */
  #showsOurs(): boolean {
    const nodes = this.select.childNodes;
    const ours = this.#ours;
    return (
      ours.length > 0 && ours.length === nodes.length && ours.every((node, i) => node === nodes[i])
    );
  }

  #choose(city: string): void {
    const option = optionNamed(this.select, city) ?? placeholderOf(this.select);
    if (option) this.select.value = option.value;
  }
}

function placeholderOf(select: HTMLSelectElement): HTMLOptionElement | undefined {
  return [...select.options].find(({ value }) => value === "");
}

function keptOption(city: string): HTMLOptionElement {
  const option = new Option(city, city);
  option.setAttribute(keptMark, "");
  return option;
}

function optionOf(...[text, value, isSelected]: OptionFacts): HTMLOptionElement {
  const option = new Option(text, value, isSelected);
  // The constructor writes a `value` attribute that the server's option did not have.
  if (text === value) option.removeAttribute("value");
  return option;
}
