import { fireInput } from "@yy/ui/fields/field";

/** One option as it is rendered. */
export interface ShownOption {
  /**
   * Its index among the select's options. Values would not do: they may repeat, or be names that
   * every object has.
   */
  readonly id: string;
  readonly label: string;
  readonly disabled: boolean;
  /** The id of its group; "" outside of groups. */
  readonly group: string;
  /** Whether its value is empty: it is shown muted, and means "nothing chosen yet". */
  readonly isPlaceholder: boolean;
}

export interface ShownGroup {
  readonly id: string;
  readonly label: string;
}

/** Options and choice of a select. */
export interface ShownList {
  readonly options: readonly ShownOption[];
  readonly groups: readonly ShownGroup[];
  /** Ids of the chosen options, in the order of the options. */
  readonly chosen: readonly string[];
  /** The text that is shown when nothing is chosen; "" for none. */
  readonly placeholder: string;
}

/** Reads a select. If several options can be chosen, the placeholder is not one of them. */
export function readList(select: HTMLSelectElement): ShownList {
  const all = [...select.options];
  const offered = all.filter(
    (option) => (!isHidden(option) || option.selected) && !(select.multiple && option.value === ""),
  );
  const groups = [...select.querySelectorAll("optgroup")];
  const idOf = (option: HTMLOptionElement) => String(option.index);
  return {
    options: offered.map((option) => ({
      id: idOf(option),
      label: option.label,
      disabled: option.disabled || groupOf(option)?.disabled === true,
      group: groupId(groups.indexOf(option.parentElement as HTMLOptGroupElement)),
      isPlaceholder: option.value === "",
    })),
    groups: groups.map(({ label }, index) => ({ id: groupId(index), label })),
    chosen: offered.filter(({ selected }) => selected).map(idOf),
    placeholder: all.find(({ value }) => value === "")?.label ?? "",
  };
}

/**
 * Chooses these options as a visitor would, with `input` and `change` events. Fires no events if
 * they are chosen already.
 * @param ids the ids of `readList`
 */
export function choose(select: HTMLSelectElement, ids: readonly string[]): void {
  const wanted = new Set(ids);
  const changed = [...select.options].filter(
    (option) => option.selected !== wanted.has(String(option.index)),
  );
  if (changed.length === 0) return;
  // Deselects before it selects: a select of one choice keeps the option that was selected last.
  for (const option of changed) if (option.selected) option.selected = false;
  for (const option of changed) if (wanted.has(String(option.index))) option.selected = true;
  fireInput(select);
}

/** Whether options and groups are the same, so that the rendered ones can stay. */
export function offersTheSame(before: ShownList, after: ShownList): boolean {
  const offer = ({ options, groups }: ShownList) => JSON.stringify([options, groups]);
  return offer(before) === offer(after);
}

/** Whether the option or its group is hidden by its attribute, or by the page's styles. */
function isHidden(option: HTMLOptionElement): boolean {
  const group = groupOf(option);
  return [option, group].some(
    (each) => each && (each.hidden || getComputedStyle(each).display === "none"),
  );
}

function groupOf({ parentElement }: HTMLOptionElement): HTMLOptGroupElement | null {
  return parentElement instanceof HTMLOptGroupElement ? parentElement : null;
}

function groupId(index: number): string {
  return index < 0 ? "" : `group-${index}`;
}
