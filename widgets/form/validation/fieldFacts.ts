import type { FieldText } from "@yy/domain/forms/fieldText";
import { isMaskName } from "@yy/domain/forms/masks";
import type { CardChecks, FieldFacts } from "@yy/domain/forms/Rule";
import type { Field } from "@yy/ui/fields/field";
import { maskOf } from "@yy/ui/fields/fieldContract";
import { type FormFields, isCheckable } from "@yy/ui/fields/formFields";

/** The facts of a field that rules take. */
export function fieldFacts(
  field: Field,
  fields: FormFields,
  cards: CardChecks | undefined,
): FieldFacts {
  const choices = choicesOf(fields.groupOf(field));
  return {
    ...textOf(field, choices),
    items: choices?.length,
    remoteValid: field.dataset.remoteValid !== "false",
    other: (name) => textOfName(fields.named(name)),
    now: new Date(),
    cards,
  };
}

/** The values chosen among options, radios or boxes that are sent; undefined for a field of text. */
function choicesOf(group: readonly Field[]): string[] | undefined {
  const [field] = group;
  if (field instanceof HTMLSelectElement)
    return [...field.selectedOptions]
      .filter((option) => option.value !== "" && !option.matches(":disabled"))
      .map(({ value }) => value);
  if (field === undefined || !isCheckable(field)) return undefined;
  return group
    .filter((box) => isCheckable(box) && box.checked && !box.matches(":disabled"))
    .map(({ value }) => value);
}

function textOf(field: Field, choices = choicesOf([field])): FieldText {
  const mask = maskOf(field);
  return { value: choices?.join() ?? field.value, mask: isMaskName(mask) ? mask : undefined };
}

function textOfName(named: readonly Field[]): FieldText {
  // Rails puts a hidden field of the same name before each box; the box is the one meant.
  const speaking = named.filter((field) => field.type !== "hidden");
  const group = speaking.length > 0 ? speaking : named;
  return group[0] ? textOf(group[0], choicesOf(group)) : { value: "" };
}
