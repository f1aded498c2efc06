import type { FoundAddress } from "@yy/domain/address/address";
import { isStateChoice } from "@yy/domain/address/address";
import {
  type FieldBefore,
  isSameName,
  settledAfter,
  valuesAfterLookup,
} from "@yy/domain/address/lookupWrites";
import { optionNamed } from "@yy/ui/cities/optionNamed";
import type { Field } from "@yy/ui/fields/field";
import { addressField, filledParts, writeField } from "./addressFields";
import { settle, settledOf } from "./settledValues";

/**
 * Writes the address that a lookup has found. After a failed lookup, clears what an earlier lookup
 * wrote.
 *
 * @param found undefined after a failure
 * @param chooseCity chooses the found city in its field, at once or when its list is loaded
 */
export function writeAddress(
  widget: Element,
  found: FoundAddress | undefined,
  chooseCity: (field: Field) => void,
): void {
  const fields = [...filledParts, "number" as const].flatMap((part) => {
    const field = addressField(widget, part);
    return field ? [{ part, field, before: fieldBefore(field) }] : [];
  });
  const names = found && asListed(found, fields);
  const values = valuesAfterLookup(
    Object.fromEntries(fields.map(({ part, before }) => [part, before])),
    names,
  );
  // The state comes first: a widget that loads its cities empties their list.
  for (const { part, field, before } of fields) {
    const value = values[part] ?? "";
    const isCity = part === "city" && value !== "" && isSameName(value, names?.city ?? "");
    if (part !== "number") settle(field, settledAfter(before, value, names?.[part]));
    if (isCity) chooseCity(field);
    else if (value !== before.now) {
      const isSettled = settledOf(field).value === value;
      writeField(field, value);
      // A mask or the page may have changed what was written.
      if (isSettled) noteWritten(field);
    }
  }
}

/**
 * Call when a field contains a value from a lookup, which its options or a script may have changed.
 */
export function noteWritten(field: Field): void {
  settle(field, { ...settledOf(field), value: field.value });
}

function fieldBefore(field: Field): FieldBefore {
  const isChosen = field.dataset.part !== "state" || isStateChoice(field.value);
  return { now: isChosen ? field.value : "", settled: settledOf(field) };
}

/** The address with the values of the options, for the parts that are chosen in lists. */
function asListed(
  found: FoundAddress,
  fields: readonly { readonly part: string; readonly field: Field }[],
): FoundAddress {
  const names: Record<string, string> = { ...found };
  for (const { part, field } of fields) {
    const name = names[part];
    if (name === undefined || !(field instanceof HTMLSelectElement)) continue;
    names[part] = optionNamed(field, name)?.value ?? (part === "city" ? name : "");
  }
  return { ...found, ...names };
}
