import { onePerPage } from "@yy/page/onePerPage";

/**
 * Called with a form or a control before the browser validates it. Returns a function that is
 * called after the validation.
 */
type CallListener = (element: Element) => () => void;

declare module "@yy/page/onePerPage" {
  interface PageRegistry {
    validatingCalls: Set<CallListener>;
  }
}

/**
 * Calls back when a script of the page calls `requestSubmit()` or `reportValidity()`. No event is
 * fired for these calls, so the methods are wrapped, once a page. They are never unwrapped, because
 * other scripts may have wrapped them again meanwhile. Returns a cleanup function.
 */
export function onValidatingCall(listener: CallListener): () => void {
  const listeners = onePerPage("validatingCalls", wrapMethods);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function wrapMethods(): Set<CallListener> {
  const listeners = new Set<CallListener>();
  const wrap = (prototype: HTMLElement, name: string) => {
    const method: unknown = Reflect.get(prototype, name);
    if (typeof method !== "function") return;
    const value = function (this: Element, ...args: unknown[]): unknown {
      const afterCalls = [...listeners].map((listener) => listener(this));
      try {
        return Reflect.apply(method, this, args);
      } finally {
        for (const afterCall of afterCalls) afterCall();
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
  return listeners;
}
