import { controls, hidesWalkedMember } from "./fieldNames";
import { parseInert, trusted } from "./trustedTypes";

/**
 * Attributes that lead somewhere or load something, in every namespace. All others are harmless
 * until a script reads them, as on the first page.
 */
const addresses = new Set(["href", "src", "action", "formaction", "data", "poster", "background"]);

/** Comments may stand before it: Rails names the template, old pages speak to Internet Explorer. */
const wholeDocument = /^(?:\s|<!--(?:(?!-->)[\s\S])*-->|<\?[^>]*>)*<(?:!doctype|html|head)\b/i;

/**
 * Elements that change where other elements of the page lead; no content of a body is lost without
 * them.
 */
const removed = "base, meta[http-equiv], noscript";

/**
 * Whether every document has such a member: an image or a form of that name would hide it. Asked in
 * a browser alone: servers import this module too.
 */
const isDocumentMember = (name: string) =>
  [Document, Node, EventTarget].some(({ prototype }) => name in prototype);
const named = "form[name], img[name], embed[name], object[name], iframe[name]";

/**
 * The nodes of HTML that the page's own server has written, without what would run: scripts,
 * handlers and `javascript:` addresses (behaviour 8.7). A `<template>` parses it, which takes rows
 * without a table too. A whole document is reduced to the content of its body.
 *
 * @returns nodes of an inert document; once inserted into the page, images load and custom elements
 * upgrade
 */
export function ownHtml(html: string): DocumentFragment {
  const template = document.createElement("template");
  if (wholeDocument.test(html))
    template.content.append(...parseInert(html, "text/html").body.childNodes);
  else template.innerHTML = trusted().createHTML(html);
  disarm(template.content);
  return template.content;
}

function disarm(root: DocumentFragment): void {
  for (const element of root.querySelectorAll(removed)) element.remove();
  // This comes first, because what follows reads members of forms.
  for (const field of root.querySelectorAll(controls))
    for (const name of ["id", "name"])
      if (hidesWalkedMember(field.getAttribute(name) ?? "")) field.removeAttribute(name);
  for (const element of root.querySelectorAll(named))
    if (isDocumentMember(element.getAttribute("name") ?? "")) element.removeAttribute("name");
  for (const element of root.querySelectorAll("*")) {
    if (isScript(element) || isAnimatedAddress(element)) element.remove();
    else
      for (const attribute of [...attributesOf(element)])
        if (runs(attribute)) Element.prototype.removeAttributeNode.call(element, attribute);
    if (element instanceof HTMLTemplateElement) disarm(element.content);
  }
}

// From the prototype, because a form may have a field named `attributes`, or an object named as a
// method.
const attributesOf = (element: Element): NamedNodeMap =>
  Reflect.get(Element.prototype, "attributes", element);

/**
 * Whether the browser would run the script, or take rules for the page from it. A script of any
 * other type is data.
 */
function isScript(element: Element): boolean {
  if (element.localName !== "script") return false;
  const type = element.getAttribute("type")?.trim();
  return !type || /script|^(module|importmap|speculationrules)$/i.test(type);
}

/** SVG can set a link's address a moment later. */
const isAnimatedAddress = (element: Element): boolean =>
  /^(animate|set)/.test(element.localName) &&
  /href\s*$/i.test(element.getAttribute("attributeName") ?? "");

function runs({ localName, value, ownerElement }: Attr): boolean {
  const name = localName.toLowerCase();
  if (name.startsWith("on") || name === "srcdoc") return true;
  if (!addresses.has(name)) return false;
  // The browser reads a scheme without control characters and spaces before it, and without line
  // breaks in it.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken away
  const [scheme] = /^[^:]*:/.exec(value.replace(/[\u0000-\u0020]/g, "").toLowerCase()) ?? [];
  if (scheme === "javascript:" || scheme === "vbscript:") return true;
  return scheme === "data:" && isFrame.test(ownerElement?.localName ?? "");
}

/** Elements in which an address of this kind would be a document, or a drawing with scripts. */
const isFrame = /^(iframe|frame|object|embed|use)$/;
