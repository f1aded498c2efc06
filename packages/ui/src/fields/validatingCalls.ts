import { onePerPage } from "@yy/page/onePerPage";

/**
 * Told of a form or a control before the browser validates it; returns what is called after that.
 */
type Hear = (element: Element) => () => void;

/**
 * Hears the calls by which a script of the page has the browser validate a form or a control and
 * tell the visitor. No event says it, so the methods are wrapped, once a page. They stay so: others
 * may have wrapped them again meanwhile. Returns a cleanup function.
 */
export function onValidatingCall(hear: Hear): () => void {
  const hearing = onePerPage("validatingCalls", wrapMethods);
  hearing.add(hear);
  return () => hearing.delete(hear);
}

function wrapMethods(): Set<Hear> {
  const hearing = new Set<Hear>();
  const wrap = (prototype: HTMLElement, name: string) => {
    const method: unknown = Reflect.get(prototype, name);
    if (typeof method !== "function") return;
    const value = function (this: Element, ...args: unknown[]): unknown {
      const ends = [...hearing].map((hear) => hear(this));
      try {
        return Reflect.apply(method, this, args);
      } finally {
        for (const end of ends) end();
      }
    };
    // Does nothing where a page has frozen its prototypes.
    Reflect.defineProperty(prototype, name, {
      value,
      configurable: true,
      enumerable: true,
      writable: true,
    });
  };
  wrap(HTMLFormElement.prototype, "requestSubmit");
  for (const { prototype } of [
    HTMLFormElement,
    HTMLInputElement,
    HTMLSelectElement,
    HTMLTextAreaElement,
  ])
    wrap(prototype, "reportValidity");
  return hearing;
}
