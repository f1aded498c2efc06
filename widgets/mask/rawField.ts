import { type MaskName, rawValue } from "@yy/domain/forms/masks";
import type { DomPatches } from "@yy/element/dom/DomPatches";
import { onDisabled } from "@yy/ui/fields/disabled";
import { announceField } from "@yy/ui/fields/fieldContract";

export interface RawField {
  readonly input: HTMLInputElement;
  readonly update: () => void;
  readonly end: () => void;
}

/**
 * Inserts a hidden field after the masked one, in the same form, that submits the raw value.
 * Without a value it is empty, not absent. It is disabled with the masked field (README, What is
 * submitted).
 */
export function insertRawField(
  patches: DomPatches,
  field: HTMLInputElement,
  mask: MaskName,
  name: string,
): RawField {
  const raw = document.createElement("input");
  raw.type = "hidden";
  raw.name = name;
  const form = field.getAttribute("form");
  if (form !== null) raw.setAttribute("form", form);
  const update = () => {
    raw.value = rawValue(mask, field.value);
  };
  const follow = (disabled: boolean) => {
    raw.disabled = disabled;
  };
  update();
  follow(field.matches(":disabled"));
  patches.insert(raw, (node) => field.after(node));
  const withdraw = announceField(raw, { shownAs: field });
  const stopFollowing = onDisabled(field, follow);
  return {
    input: raw,
    update,
    end() {
      withdraw();
      stopFollowing();
    },
  };
}
