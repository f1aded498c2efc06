import type { FieldAccess } from "@yy/ui/fields/fieldAccess";
import { closePopover, isPopoverOpen, openPopover } from "@yy/ui/topLayer";
import TomSelect from "tom-select/base";
import { type ComboboxAction, comboboxAction, pageLength, typeAheadMatch } from "./comboboxKeys";
import { searchLine } from "./comboboxParts";
import { type ComboboxOptions, copies, settingsOf } from "./comboboxSettings";
import { placeList } from "./listPlacement";
import { offersTheSame, type ShownList, type ShownOption } from "./shownList";
import { TypedLetters } from "./TypedLetters";
import { writeAccess, writeAttribute } from "./writeAccess";

/**
 * The only one that knows Tom Select. It is given a field of its own and never the server's, which would lose its choice
 * and its options with it. What the library lacks is added here: the keys of a native select, a list that no
 * box around it cuts off, chosen options told apart from the active one.
 *
 * The library's constructor calls methods that are overridden here, before the fields of this class exist: `isSetup`
 * says when they do.
 */
export class Combobox extends TomSelect {
  readonly #options: ComboboxOptions;
  #list: ShownList;
  readonly #letters = new TypedLetters();
  readonly #place = () => this.positionDropdown();

  constructor(box: HTMLElement, options: ComboboxOptions) {
    const field = document.createElement("input");
    field.hidden = true;
    box.append(field);
    const { multiple, searchable } = options;
    const line = multiple || searchable ? searchLine(searchable) : null;
    super(field, { ...settingsOf(options), controlInput: line });
    this.#options = options;
    this.#list = options.list;
    this.dropdown.popover = "manual";
    closePopover(this.dropdown);
    this.control.part.add("control");
    this.dropdown.part.add("list");
    if (multiple) this.dropdown_content.setAttribute("aria-multiselectable", "true");
    if (line) this.control.append(line);
    this.control.classList.toggle("with-line", line !== null);
    this.inputState();
  }

  /** Shows what the select offers and holds now. */
  show(list: ShownList): void {
    const isSameOffer = offersTheSame(this.#list, list);
    this.#list = list;
    if (isSameOffer && isSameSet(list.chosen, this.items)) return;
    if (!isSameOffer) this.#offer(list);
    this.setValue([...list.chosen], true);
    this.inputState();
    if (this.isOpen) this.refreshOptions(true);
  }

  describe(access: FieldAccess): void {
    writeAccess(this.focus_node, access);
    this.dropdown_content.setAttribute("aria-label", access.name);
    this.control.classList.toggle("invalid", access.invalid);
  }

  #offer({ options, groups }: ShownList): void {
    this.clear(true);
    this.clearOptions(() => false);
    this.clearOptionGroups();
    this.setupOptions(copies(options), copies(groups));
    this.lastQuery = null;
  }

  override setDisabled(disabled: boolean): void {
    super.setDisabled(disabled);
    writeAttribute(this.focus_node, "aria-disabled", disabled ? "true" : "");
    for (const button of this.control.querySelectorAll("button")) button.disabled = disabled;
  }

  override onChange(): void {
    this.#options.chosen([...this.items]);
  }

  override onKeyDown(event: KeyboardEvent): void {
    if (event.isComposing || this.isLocked) return;
    this.ignoreHover = true;
    const { multiple, searchable } = this.#options;
    const typed = searchable ? this.control_input.value : this.#letters.text;
    const action = comboboxAction(event, { isOpen: this.isOpen, multiple, searchable, typed });
    if (!action) return;
    if (action !== "chooseInPassing") event.preventDefault();
    // Escape closes the list, and not the dialog around it too.
    if (action === "close") event.stopPropagation();
    this.#act(action, event);
  }

  #act(action: ComboboxAction, event: KeyboardEvent): void {
    switch (action) {
      case "open":
        this.#showList();
        break;
      case "close":
        this.close();
        break;
      case "choose":
      case "chooseInPassing":
        if (this.activeOption && this.canSelect(this.activeOption))
          this.onOptionSelect(event, this.activeOption);
        break;
      case "removeLast":
        this.#take(this.items.at(-1));
        break;
      case "typeAhead":
        this.#typeAhead(event.key);
        break;
      default:
        this.#move(action);
    }
  }

  #showList(): void {
    if (!this.isLocked) this.refreshOptions(true);
  }

  #move(action: "next" | "previous" | "first" | "last" | "pageDown" | "pageUp"): void {
    if (!this.isOpen) this.#showList();
    const options = this.#selectable();
    const present = this.#present(options);
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
    if (!this.isOpen) this.#showList();
    const options = this.#selectable();
    const labels = options.map(({ textContent }) => textContent ?? "");
    this.#activate(options[typeAheadMatch(labels, this.#present(options), this.#letters.text)]);
  }

  #activate(option: HTMLElement | undefined): void {
    if (option) this.setActiveOption(option);
  }

  #selectable(): HTMLElement[] {
    return [...this.dropdown_content.querySelectorAll<HTMLElement>("[data-selectable]")];
  }

  #present(options: readonly HTMLElement[]): number {
    return this.activeOption ? options.indexOf(this.activeOption) : -1;
  }

  /** Takes one of several choices back. */
  #take(id: string | undefined): void {
    if (id === undefined) return;
    this.removeItem(id);
    this.inputState();
    this.refreshOptions(this.isOpen);
  }

  /** A button of a choice: the focus it had goes on to the combobox. */
  takeAndFocus(id: string): void {
    this.#take(id);
    this.focus_node.focus();
  }

  override onClick(): void {
    if (this.isOpen) {
      this.close();
      return;
    }
    this.focus_node.focus();
    this.#showList();
  }

  /** The library would mark a choice as one to delete; here it has a button. */
  override onItemSelect(): boolean {
    return false;
  }

  override onFocus(event?: MouseEvent | KeyboardEvent): void {
    super.onFocus(event);
    if (!this.isOpen) this.clearActiveOption();
  }

  override open(): void {
    super.open();
    if (!this.isOpen || isPopoverOpen(this.dropdown)) return;
    openPopover(this.dropdown);
    this.positionDropdown();
    document.addEventListener("scroll", this.#place, { capture: true, passive: true });
  }

  override close(clearsText = true): void {
    super.close(clearsText);
    this.clearActiveOption();
    if (!this.isSetup) return;
    document.removeEventListener("scroll", this.#place, { capture: true });
    closePopover(this.dropdown);
    this.#options.emptied(false);
  }

  override positionDropdown(): void {
    if (this.isOpen) placeList(this.dropdown, this.dropdown_content, this.control);
  }

  override refreshOptions(opens = true): void {
    super.refreshOptions(opens);
    for (const option of this.#selectable()) this.#markChosen(option);
    this.positionDropdown();
    this.#options.emptied(this.isOpen && !this.hasOptions);
  }

  /** The library writes `aria-selected` for the active option; it says which one is chosen. */
  override setActiveOption(option: HTMLElement | null, scrolls = true): void {
    super.setActiveOption(option, scrolls);
    if (option) this.#markChosen(option);
  }

  override clearActiveOption(): void {
    const { activeOption } = this;
    super.clearActiveOption();
    if (activeOption && this.isSetup) this.#markChosen(activeOption);
  }

  #markChosen(option: HTMLElement): void {
    const isChosen = this.items.includes(option.dataset.value ?? "");
    writeAttribute(option, "aria-selected", String(isChosen));
  }

  /** Where one is chosen, the line shows it until something is typed: a screen reader reads it from there too. */
  override inputState(): void {
    if (this.isSetup) {
      const chosen = this.items.map((id) => this.options[id] as ShownOption | undefined);
      const { multiple } = this.#options;
      const isUnchosen = chosen.every((option) => option?.isPlaceholder === true);
      const whenUnchosen = this.#list.placeholder;
      this.settings.placeholder = multiple
        ? isUnchosen
          ? whenUnchosen
          : ""
        : (chosen[0]?.label ?? "");
      this.wrapper.classList.toggle("unchosen", isUnchosen);
    }
    super.inputState();
  }

  override destroy(): void {
    this.#letters.forget();
    this.close();
    super.destroy();
    this.input.remove();
  }
}

function isSameSet(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((one) => others.includes(one));
}
