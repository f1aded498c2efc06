import r2wc from "@r2wc/react-to-web-component";
import { earlyPropertiesClass } from "../attributes/properties";
import { Adapter, type Rendered } from "./Adapter";
import { limitReactListeners } from "./renderer";

/** What r2wc's class has besides `HTMLElement`, but for symbols. */
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
 * into a shadow root that is there from the first mount on (docs/adr/0057). A subclass overrides
 * its callbacks, in which r2wc would mount and unmount at once.
 */
export class Bridge extends R2wcElement {
  constructor() {
    super();
    hideContainer(this);
  }
}

const { connectedCallback, disconnectedCallback } = R2wcElement.prototype as R2wcElement;

/** r2wc's name of the props that the adapter gets. */
const adapterProps = Symbol.for("r2wc.props");

/**
 * Mounts the React root. r2wc reads `container` only now: at other times it would hide the property
 * of `data-container`.
 */
export function mountBridge(element: HTMLElement, root: ShadowRoot, lifecycle: Rendered): void {
  Object.defineProperty(element, "container", { value: root, configurable: true });
  Reflect.set(element, adapterProps, { lifecycle });
  const mounted = limitReactListeners(root);
  renderBridge(element);
  mounted();
  hideContainer(element);
}

/** Renders the adapter again. */
export const renderBridge = (element: HTMLElement): void => connectedCallback.call(element);

export const unmountBridge = (element: HTMLElement): void => disconnectedCallback.call(element);

/**
 * Deletes r2wc's property only where the tag has one of that name: after a deletion V8 keeps the
 * whole element in a dictionary, half a kilobyte.
 */
function hideContainer(element: HTMLElement & Pick<R2wcElement, "container">): void {
  if ("container" in Object.getPrototypeOf(element)) delete element.container;
  else Object.defineProperty(element, "container", { value: undefined, enumerable: false });
}
