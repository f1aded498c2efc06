import type TomSelect from "tom-select/base";
import { type ComboboxAction, comboboxAction, pageLength, typeAheadMatch } from "./keyActions";

/** The members of the combobox that the keys use. */
interface KeyedCombobox extends TomSelect {
  showList(): void;
  selectableOptions(): HTMLElement[];
  removeChoice(id: string): void;
}

/** Handles keys as a native select does. */
export class ComboboxKeys {
  readonly #combobox: KeyedCombobox;
  readonly #letters = new TypedLetters();

  constructor(combobox: KeyedCombobox) {
    this.#combobox = combobox;
  }

  press(event: KeyboardEvent, options: { multiple: boolean; searchable: boolean }): void {
    const combobox = this.#combobox;
    if (event.isComposing || combobox.isLocked) return;
    combobox.ignoreHover = true;
    const { multiple, searchable } = options;
    const typed = searchable ? combobox.control_input.value : this.#letters.text;
    const action = comboboxAction(event, { isOpen: combobox.isOpen, multiple, searchable, typed });
    if (!action) return;
    if (action !== "chooseInPassing") event.preventDefault();
    // Escape closes the list only, not the dialog around it.
    if (action === "close") event.stopPropagation();
    this.#act(action, event);
  }

  end(): void {
    this.#letters.forget();
  }

  #act(action: ComboboxAction, event: KeyboardEvent): void {
    const combobox = this.#combobox;
    switch (action) {
      case "open":
        combobox.showList();
        break;
      case "close":
        combobox.close();
        break;
      case "choose":
      case "chooseInPassing":
        if (combobox.activeOption && combobox.canSelect(combobox.activeOption))
          combobox.onOptionSelect(event, combobox.activeOption);
        break;
      case "removeLast": {
        const last = combobox.items.at(-1);
        if (last !== undefined) combobox.removeChoice(last);
        break;
      }
      case "typeAhead":
        this.#typeAhead(event.key);
        break;
      default:
        this.#move(action);
    }
  }

  #move(action: "next" | "previous" | "first" | "last" | "pageDown" | "pageUp"): void {
    const options = this.#openOptions();
    const present = this.#activeIndex(options);
    const last = options.length - 1;
    const target = {
      next: present + 1,
      previous: present - 1,
      first: 0,
      last,
      pageDown: present + pageLength,
      pageUp: present - pageLength,
    }[action];
    this.#activate(options[Math.min(Math.max(target, 0), last)]);
  }

  #typeAhead(letter: string): void {
    this.#letters.add(letter);
    const options = this.#openOptions();
    const labels = options.map(({ textContent }) => textContent ?? "");
    this.#activate(options[typeAheadMatch(labels, this.#activeIndex(options), this.#letters.text)]);
  }

  #openOptions(): HTMLElement[] {
    if (!this.#combobox.isOpen) this.#combobox.showList();
    return this.#combobox.selectableOptions();
  }

  #activeIndex(options: readonly HTMLElement[]): number {
    const { activeOption } = this.#combobox;
    return activeOption ? options.indexOf(activeOption) : -1;
  }

  #activate(option: HTMLElement | undefined): void {
    if (option) this.#combobox.setActiveOption(option);
  }
}

/** The longest pause between letters that belong together. */
const maxPauseMs = 500;

/** The letters that were typed in a list without a search field, until the visitor pauses. */
class TypedLetters {
  #text = "";
  #end: ReturnType<typeof setTimeout> | undefined;

  get text(): string {
    return this.#text;
  }

  add(letter: string): void {
    this.#text += letter;
    clearTimeout(this.#end);
    this.#end = setTimeout(() => {
      this.#text = "";
    }, maxPauseMs);
  }

  forget(): void {
    clearTimeout(this.#end);
    this.#text = "";
  }
}
