import { memberOf } from "@yy/page/memberOf";

/**
 * Whether a page, or a piece of one, asks for a password to sign in with, which the page around
 * does not.
 */
export function asksToSignIn(root: ParentNode): boolean {
  return asksForPassword(root) && !asksForPassword(rootOf(document));
}

/** `page.documentElement`, which an image of that name would hide. */
export function rootOf(page: Document): Element {
  const nodes = memberOf(page, "childNodes");
  return [...nodes].find((node): node is Element => node.nodeType === Node.ELEMENT_NODE) as Element;
}

/**
 * Whether a form asks for one password that exists already: forms to sign up or to change it ask
 * for a new one, or for two.
 */
function asksForPassword(root: ParentNode): boolean {
  const fields = [...root.querySelectorAll<HTMLInputElement>("input[type=password]")];
  return fields.some(
    ({ form, autocomplete }) =>
      autocomplete !== "new-password" && fields.filter((each) => each.form === form).length === 1,
  );
}
