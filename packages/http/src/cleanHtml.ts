import createDOMPurify, { type Config } from "dompurify";
import { isCustomElement, isKeptByCustomElement } from "./customElements";
import { controls, hidesMember } from "./fieldNames";
import { trusted } from "./trustedTypes";

/** Attributes for search engines, which the browser ignores. */
const MICRODATA = ["itemid", "itemprop", "itemref", "itemscope", "itemtype"];

/**
 * Allowed besides DOMPurify's defaults: custom elements, attributes that forms and links need,
 * microdata, and `<use>` of a symbol in the page. The defaults remove scripts, handlers,
 * `javascript:` URLs, frames, objects, `base`, `meta` and `link`.
 */
const RULES = {
  // Without this DOMPurify makes a policy of its own, `dompurify`: a page may forbid that name, or
  // use it itself.
  TRUSTED_TYPES_POLICY: {
    createHTML: (html: string) => trusted().createHTML(html),
    // Asked about the `src` of scripts, which are removed. A string stays a string, so that none
    // becomes trusted.
    createScriptURL: (url: string) => url,
  } as unknown as Config["TRUSTED_TYPES_POLICY"],
  ADD_ATTR: [
    ...["form", "formaction", "formmethod", "formnovalidate", "inert", "is", "part", "target"],
    ...MICRODATA,
  ],
  // Any value of these is harmless, such as `urn:isbn:1`.
  ADD_URI_SAFE_ATTR: MICRODATA,
  // CUSTOM_ELEMENT_HANDLING will not do: it knows fewer names and looks neither at namespaces nor
  // at attributes' values.
  ADD_TAGS: (tag: string) => tag === "use" || isCustomElement(tag),
  // DOMPurify's guard against DOM clobbering removes every field named `title` or `email`; the
  // hooks below replace it.
  SANITIZE_DOM: false,
  RETURN_DOM_FRAGMENT: true as const,
} satisfies Config;

/** Elements whose `name` or `id` can shadow a property of `document`. */
const CLOBBERING = new Set(["FORM", "IMG", "EMBED", "OBJECT", "IFRAME"]);

// This instance is our own: hooks on the shared one would change how the page uses DOMPurify.
const purify = createDOMPurify(window);

// This runs before DOMPurify's own check, which removes a clobbered form with all its content.
purify.addHook("beforeSanitizeElements", (node) => {
  if (!(node instanceof HTMLFormElement)) return;
  const fields: Iterable<Element> = Reflect.get(HTMLFormElement.prototype, "elements", node);
  const images = Element.prototype.querySelectorAll.call(node, "img");
  for (const control of [...fields, ...images])
    for (const name of ["id", "name"])
      if (hidesMember(control.getAttribute(name) ?? "")) control.removeAttribute(name);
});

purify.addHook("uponSanitizeAttribute", (element, attribute) => {
  const { attrName: name, attrValue: value } = attribute;
  if (name === "id" || name === "name") {
    const { nodeName } = element;
    const hides =
      (CLOBBERING.has(nodeName) && value in document) ||
      (element.matches(controls) && hidesMember(value));
    if (hides) attribute.keepAttr = false;
  }
  // DOMPurify would drop an attribute that it does not know. It checks the others itself, by the
  // value too, except for `for`.
  if (isCustomElement(element.localName) && (name === "for" || !attribute.allowedAttributes[name]))
    attribute.forceKeepAttr = isKeptByCustomElement(name, value);
  if (name.endsWith("href") && element.nodeName.toLowerCase() === "use") {
    attribute.keepAttr = value.startsWith("#");
  }
});

/**
 * Cleans HTML: no script, handler or `javascript:` URL is left (behaviour 8.7). Custom elements,
 * forms, their field names and `data-*` stay. A whole document is reduced to the content of its
 * body.
 *
 * @returns nodes of an inert document; once inserted into the page, images load and custom elements
 * upgrade
 */
export function cleanHtml(html: string): DocumentFragment {
  // FORCE_BODY keeps a template at the beginning of a fragment, which the parser would move to the
  // head; a whole document must lose its head.
  const isFragment = !/^\s*<(?:!doctype|html|head)\b/i.test(html);
  return purify.sanitize(html, { ...RULES, FORCE_BODY: isFragment });
}
