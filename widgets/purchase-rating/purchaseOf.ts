import { webUrl } from "@yy/http/origins";
import { memberOf } from "@yy/page/memberOf";

/**
 * Returns which purchase the markup asks for, as a text for `isSamePurchase`: the form's URL, and
 * every attribute and hidden field whose name ends in an id.
 */
export function purchaseOf(widget: Element, panel: Element, form: HTMLFormElement): string {
  const ids = new URLSearchParams();
  // As an absolute URL, because a script that reads `form.action` and writes it back makes it one.
  const url = webUrl(memberOf(form, "getAttribute")("action") ?? "");
  if (url) ids.append("action", url.origin + url.pathname);
  for (const [name, value] of url?.searchParams ?? []) ids.append(`action ${name}`, value);
  for (const [place, element] of Object.entries({ widget, panel, form }))
    for (const { name, value } of memberOf(element, "attributes"))
      if (isId(name) && value) ids.append(`${place} ${name}`, value);
  for (const { name, value } of memberOf(
    form,
    "querySelectorAll",
  )<HTMLInputElement>("input[type=hidden]"))
    if (isId(name) && value) ids.append(`field ${name}`, value);
  return ids.toString();
}

/**
 * Whether two texts of `purchaseOf` are about one purchase: no id differs that both have. A script
 * may add ids or parameters of its own at any time, and that must not cost what is typed.
 */
export function isSamePurchase(one: string, other: string): boolean {
  const [ids, others] = [new URLSearchParams(one), new URLSearchParams(other)];
  return [...ids.keys()].every(
    (name) => !others.has(name) || ids.getAll(name).join(" ") === others.getAll(name).join(" "),
  );
}

/** `id`, `data-purchase-id`, `purchase_id`, `rating[purchase_id]`, `purchase.id`. */
function isId(name: string): boolean {
  return /(?:^|[-_.[])id\]?$/i.test(name);
}
