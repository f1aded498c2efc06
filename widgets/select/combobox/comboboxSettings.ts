import type { ShownList, ShownOption } from "../shownList";
import { drawChoice, drawEmpty, drawGroup, drawGroupLabel, drawOption } from "./comboboxParts";

export interface ComboboxOptions {
  readonly multiple: boolean;
  readonly searchable: boolean;
  readonly list: ShownList;
  /** A text with `{label}`. */
  readonly labelRemove: string;
  readonly emptyText: string;
  /** Called with the ids of the options that the visitor has chosen. */
  readonly chosen: (ids: readonly string[]) => void;
  /** Called with whether the open list has no options. */
  readonly emptied: (isEmpty: boolean) => void;
}

/** The members of the combobox that the button that removes a chosen option uses. */
interface ChosenOptions {
  readonly isDisabled: boolean;
  removeAndFocus(id: string): void;
}

/** Returns the options as Tom Select's settings. */
export function settingsOf({
  list,
  multiple,
  searchable,
  labelRemove,
  emptyText,
}: ComboboxOptions) {
  return {
    options: copies(list.options),
    optgroups: copies(list.groups),
    items: [...list.chosen],
    maxItems: multiple ? null : 1,
    valueField: "id",
    labelField: "label",
    searchField: ["label"],
    optgroupField: "group",
    optgroupValueField: "id",
    // No limit, as in a native select; the default is 50.
    maxOptions: null,
    // Pasted text is never split into choices.
    delimiter: "",
    openOnFocus: false,
    hidePlaceholder: false,
    highlight: searchable,
    clearAfterSelect: multiple,
    refreshThrottle: 0,
    render: {
      option: drawOption,
      item(this: ChosenOptions, option: ShownOption) {
        if (!multiple) return drawChoice(option);
        const pressed = () => this.removeAndFocus(option.id);
        return drawChoice(option, { label: labelRemove, disabled: this.isDisabled, pressed });
      },
      optgroup: drawGroup,
      optgroup_header: drawGroupLabel,
      no_results: () => drawEmpty(emptyText),
    },
  };
}

/** Returns copies for the library, which writes into the objects that it gets. */
export function copies<T extends object>(entries: readonly T[]): T[] {
  return entries.map((entry) => ({ ...entry }));
}
