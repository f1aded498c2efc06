import r2wc from "@r2wc/react-to-web-component";
import { earlyPropertiesClass } from "../attributes/properties";
import { Adapter } from "./Adapter";
import { limitReactListeners } from "./renderer";

/** What r2wc's class has besides `HTMLElement`. */
interface R2wcElement extends HTMLElement {
  /** Where it mounts. */
  container?: HTMLElement | ShadowRoot | undefined;
  /** Mounts a React root when called first, and after that renders it again. */
  connectedCallback(): void;
  /** Unmounts the root. */
  disconnectedCallback(): void;
}

/** On a server, where no element is ever made, any class will do. */
const R2wcElement: new () => R2wcElement =
  typeof HTMLElement === "undefined" ? (Object as never) : r2wcClass();

function r2wcClass(): new () => R2wcElement {
  const made = r2wc(Adapter, { props: [] });
  // Its constructor would overwrite an early property called `container`.
  Object.setPrototypeOf(made, earlyPropertiesClass());
  return made as unknown as new () => R2wcElement;
}

/**
 * An element for which r2wc renders the adapter (docs/adr/0027), not into the element itself but
 * into a shadow root that is there from the first mount on (docs/adr/0057). Its `connectedCallback`
 * and `disconnectedCallback` mount and unmount: a subclass overrides them, and calls them when it
 * is time.
 */
export class Bridge extends R2wcElement {
  constructor() {
    super();
    hideContainer(this);
  }
}

/**
 * Mounts the React root. r2wc reads `container` only now: at other times it would hide the property
 * of `data-container`.
 */
export function mountBridge(element: R2wcElement, root: ShadowRoot, render: () => void): void {
  Object.defineProperty(element, "container", { value: root, configurable: true });
  const mounted = limitReactListeners(root);
  render();
  mounted();
  hideContainer(element);
}

/**
 * Deletes r2wc's property only where the tag has one of that name: after a deletion V8 keeps the
 * whole element in a dictionary, half a kilobyte.
 */
function hideContainer(element: R2wcElement): void {
  if ("container" in Object.getPrototypeOf(element)) delete element.container;
  else Object.defineProperty(element, "container", { value: undefined, enumerable: false });
}
