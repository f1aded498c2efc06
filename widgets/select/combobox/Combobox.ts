import { closePopover, isPopoverOpen, openPopover } from "@yy/page/topLayer";
import type { FieldAccess } from "@yy/ui/fields/fieldAccess";
import TomSelect from "tom-select/base";
import { offersTheSame, type ShownList, type ShownOption } from "../shownList";
import { ComboboxKeys } from "./ComboboxKeys";
import { searchLine } from "./comboboxParts";
import { type ComboboxOptions, copies, settingsOf } from "./comboboxSettings";
import { placeList } from "./listPlacement";
import { emptyByText, withTrustedTemplates } from "./trustedTemplates";
import { writeAccess, writeAttribute } from "./writeAccess";

/**
 * A Tom Select for this widget. It gets a field of its own instead of the server's, because it
 * would change the options and the choice there. This class adds what the library lacks: the keys
 * of a native select, a list in the top layer, and chosen options apart from the active one. The
 * library's constructor calls methods that are overridden here before the fields of this class
 * exist; `isSetup` says whether they do.
 */
export class Combobox extends TomSelect {
  readonly #options: ComboboxOptions;
  #list: ShownList;
  readonly #keys = new ComboboxKeys(this);
  readonly #place = () => this.positionDropdown();

  constructor(box: HTMLElement, options: ComboboxOptions) {
    const field = document.createElement("input");
    field.hidden = true;
    emptyByText(field);
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

  override setup(): void {
    emptyByText(this.dropdown_content);
    super.setup();
  }

  /** Updates options and choice to those of the select. */
  show(list: ShownList): void {
    const isSameOffer = offersTheSame(this.#list, list);
    this.#list = list;
    if (isSameOffer && isSameSet(list.chosen, this.items)) return;
    // The library closes the list whenever its choice is set.
    const wasOpen = this.isOpen;
    if (!isSameOffer) this.#replaceOptions(list);
    this.setValue([...list.chosen], true);
    this.inputState();
    if (wasOpen) this.refreshOptions(true);
  }

  describe(access: FieldAccess): void {
    writeAccess(this.focus_node, access);
    this.dropdown_content.setAttribute("aria-label", access.name);
    this.control.classList.toggle("invalid", access.invalid);
  }

  #replaceOptions({ options, groups }: ShownList): void {
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
    this.#keys.press(event, this.#options);
  }

  showList(): void {
    if (!this.isLocked) this.refreshOptions(true);
  }

  /** Returns the options that can be chosen, in order. */
  selectableOptions(): HTMLElement[] {
    return [...this.dropdown_content.querySelectorAll<HTMLElement>("[data-selectable]")];
  }

  /** Removes one of several choices. */
  removeChoice(id: string): void {
    this.removeItem(id);
    this.inputState();
    this.refreshOptions(this.isOpen);
  }

  /**
   * Removes a choice after a click on its button, and moves the focus from the button to the
   * combobox.
   */
  removeAndFocus(id: string): void {
    this.removeChoice(id);
    this.focus_node.focus();
  }

  override onClick(): void {
    if (this.isOpen) {
      this.close();
      return;
    }
    this.focus_node.focus();
    this.showList();
  }

  /** The library would mark a clicked choice for deletion; our choices have a button for that. */
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
    for (const option of this.selectableOptions()) this.#markChosen(option);
    this.positionDropdown();
    this.#options.emptied(this.isOpen && !this.hasOptions);
  }

  /** The library sets `aria-selected` on the active option; it belongs on the chosen ones. */
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

  /**
   * Shows the chosen option as the placeholder of the search field, where screen readers read it
   * too.
   */
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
    this.#keys.end();
    this.close();
    super.destroy();
    this.input.remove();
  }
}

function isSameSet(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((one) => others.includes(one));
}

/** Draws a combobox into the box. It also works on a page that requires Trusted Types. */
export const drawCombobox = (box: HTMLElement, options: ComboboxOptions): Combobox =>
  withTrustedTemplates(() => new Combobox(box, options));
