import { parseInert } from "@yy/http/trustedTypes";

/**
 * Lets Tom Select build itself on pages that require Trusted Types. It writes a few literals, such
 * as `<div>`, into templates, and has no other way; our own parts are elements already.
 */
export function withTrustedTemplates<T>(build: () => T): T {
  const own = Object.getOwnPropertyDescriptor(document, "createElement");
  const createElement = document.createElement.bind(document);
  const create = (name: string, options?: ElementCreationOptions) => {
    const element = createElement(name, options);
    if (element instanceof HTMLTemplateElement) takeText(element);
    return element;
  };
  Object.defineProperty(document, "createElement", { configurable: true, value: create });
  try {
    return build();
  } finally {
    if (own) Object.defineProperty(document, "createElement", own);
    else Reflect.deleteProperty(document, "createElement");
  }
}

function takeText(template: HTMLTemplateElement): void {
  const parse = (html: string) =>
    template.content.replaceChildren(...parseInert(html, "text/html").body.childNodes);
  Object.defineProperty(template, "innerHTML", { set: parse });
}

/**
 * Lets Tom Select empty an element: it writes an empty text, which Trusted Types reject like any
 * other.
 */
export function emptyByText(element: HTMLElement): void {
  Object.defineProperty(element, "innerHTML", {
    get: () => "",
    set: () => element.replaceChildren(),
  });
}
