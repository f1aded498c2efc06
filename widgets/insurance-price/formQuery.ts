import { isFrameworkField } from "@yy/domain/forms/frameworkFields";
import { amountDigits } from "@yy/domain/forms/money";
import { memberOf } from "@yy/page/memberOf";
import { csrfParameter } from "@yy/page/metas";
import { maskOf } from "@yy/ui/fields/fieldContract";

/** Fields whose values must not get into the server's log of URLs. */
const secrets = 'input[type="password"], input[autocomplete^="cc-"]';

/**
 * Besides fields with the mask of money, those named "price" or "product[price]" are for an amount.
 */
const priceName = /(?:^|\[)price\]?$/;

/**
 * All fields of the form that may be in a URL, amounts as the server reads them: "R$ 1.234,50" is
 * "1234.50". Undefined when there is nothing to request: without a price, or, in a form without a
 * field for one, without any value.
 */
export function formQuery(form: HTMLFormElement): URLSearchParams | undefined {
  const fields = [...memberOf(form, "elements")].filter(
    (field) => "name" in field,
  ) as HTMLInputElement[];
  const namesOf = (some: readonly HTMLInputElement[]) => new Set(some.map(({ name }) => name));
  const left = namesOf(fields.filter((field) => field.matches(secrets)));
  const prices = namesOf(
    fields.filter((field) => priceName.test(field.name) || maskOf(field) === "money"),
  );
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== "string" || left.has(name)) continue;
    if (isFrameworkField(name, csrfParameter())) continue;
    query.append(name, prices.has(name) ? amountDigits(value) || value : value);
  }
  const telling = [...query].filter(([name]) => prices.size === 0 || prices.has(name));
  return telling.some(([, value]) => value.trim() !== "") ? query : undefined;
}
