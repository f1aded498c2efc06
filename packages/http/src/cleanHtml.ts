import createDOMPurify, { type Config } from "dompurify";

/**
 * What stays beyond DOMPurify's list: the widgets, attributes forms and links need, and `<use>` of a symbol in the page.
 * What goes by that list: scripts, handlers, `javascript:` URLs, frames, objects, `base`, `meta`, `link`.
 */
const RULES = {
  CUSTOM_ELEMENT_HANDLING: { tagNameCheck: /^yy-[a-z0-9-]+$/ },
  ADD_ATTR: ["form", "formaction", "formmethod", "formnovalidate", "inert", "part", "target"],
  ADD_TAGS: ["use"],
  // Its guard against clobbering drops every field named `title` or `email` from a form; ours is below.
  SANITIZE_DOM: false,
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config;

/** Elements whose `name` or `id` would stand in for a property of `document`. */
const CLOBBERING = new Set(["FORM", "IMG", "EMBED", "OBJECT", "IFRAME"]);

/** What a form calls by its name; with `form=` from anywhere on the page. */
const CONTROLS = new Set(["BUTTON", "FIELDSET", "IMG", "INPUT", "OUTPUT", "SELECT", "TEXTAREA"]);

/** Names of fields that are members of every element too; no walk through the page needs those of a form. */
const USUAL = new Set(["after", "before", "children", "id", "part", "prefix", "role", "slot"]);

/** Whether a field of the name would stand in for what libraries read to find their way: `parentNode`, `matches` … */
const hidesMember = (name: string) => name in Element.prototype && !USUAL.has(name);

// An instance of its own: hooks on the shared one would change how the page itself uses DOMPurify.
const purify = createDOMPurify(window);

// Before the form itself is looked at: DOMPurify throws a clobbered one away with all that is in it.
purify.addHook("beforeSanitizeElements", (node) => {
  if (!(node instanceof HTMLFormElement)) return;
  const controls: Iterable<Element> = Reflect.get(HTMLFormElement.prototype, "elements", node);
  const images = Element.prototype.querySelectorAll.call(node, "img");
  for (const control of [...controls, ...images])
    for (const name of ["id", "name"])
      if (hidesMember(control.getAttribute(name) ?? "")) control.removeAttribute(name);
});

purify.addHook("uponSanitizeAttribute", (element, attribute) => {
  const { attrName: name, attrValue: value } = attribute;
  if (name === "id" || name === "name") {
    const { nodeName } = element;
    const hides =
      (CLOBBERING.has(nodeName) && value in document) ||
      (CONTROLS.has(nodeName) && hidesMember(value));
    if (hides) attribute.keepAttr = false;
  }
  if (name.endsWith("href") && element.nodeName.toLowerCase() === "use") {
    attribute.keepAttr = value.startsWith("#");
  }
});

/**
 * HTML in which neither scripts nor handlers nor `javascript:` URLs do anything (behaviour 8.7). `yy-*` elements,
 * forms, their field names and `data-*` stay. Of a whole document only the body's content remains.
 *
 * @returns nodes of an inert document; inserting them makes images load and custom elements upgrade
 */
export function cleanHtml(html: string): DocumentFragment {
  // Otherwise a piece that begins with a template loses it to the head; of a whole document the head is to go.
  const isPiece = !/^\s*<(?:!doctype|html|head)\b/i.test(html);
  return purify.sanitize(html, { ...RULES, FORCE_BODY: isPiece });
}
