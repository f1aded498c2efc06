import { isFrameworkField } from "@yy/domain/forms/frameworkFields";
import { amountDigits } from "@yy/domain/forms/money";
import { memberOf } from "@yy/page/memberOf";
import { csrfParameter } from "@yy/page/metas";
import { maskOf } from "@yy/ui/fields/fieldContract";

/** Fields whose values must not get into the server's log of URLs. */
const secrets = 'input[type="password"], input[autocomplete^="cc-"]';

/**
 * Fields with this name contain an amount ("price" or "product[price]"), as do fields with the
 * money mask.
 */
const priceName = /(?:^|\[)price\]?$/;

/**
 * All fields of the form that may be in a URL, with amounts as the server reads them: "R$ 1.234,50"
 * is "1234.50". Undefined when there is nothing to request: no price is filled in or, in a form
 * without a price field, no field is.
 */
export function formQuery(form: HTMLFormElement): URLSearchParams | undefined {
  const fields = [...memberOf(form, "elements")].filter(
    (field) => "name" in field,
  ) as HTMLInputElement[];
  const namesOf = (some: readonly HTMLInputElement[]) => new Set(some.map(({ name }) => name));
  const secretNames = namesOf(fields.filter((field) => field.matches(secrets)));
  const priceNames = namesOf(
    fields.filter((field) => priceName.test(field.name) || maskOf(field) === "money"),
  );
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== "string" || secretNames.has(name)) continue;
    if (isFrameworkField(name, csrfParameter())) continue;
    query.append(name, priceNames.has(name) ? amountDigits(value) || value : value);
  }
  const decisive = [...query].filter(([name]) => priceNames.size === 0 || priceNames.has(name));
  return decisive.some(([, value]) => value.trim() !== "") ? query : undefined;
}
