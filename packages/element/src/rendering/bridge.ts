import r2wc from "@r2wc/react-to-web-component";
import { Adapter } from "./Adapter";
import { listenSparingly } from "./renderer";

/** What the bridge's class has besides `HTMLElement`: mounting and unmounting are its two lifecycle callbacks. */
interface BridgeElement extends HTMLElement {
  readonly shadowRoot: ShadowRoot;
  /** Where the bridge mounts. */
  container?: ShadowRoot;
  /** Mounts when called first, and after that renders again. */
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/**
 * Mounts the React root. The bridge reads `container` only then; left on the element, it would hide the property of
 * `data-container`.
 */
export function mountBridge(element: BridgeElement, draw: () => void): void {
  Object.defineProperty(element, "container", { value: element.shadowRoot, configurable: true });
  const listening = listenSparingly(element.shadowRoot);
  draw();
  listening();
  delete element.container;
}

/** A class that draws the adapter into a shadow root, a new one for each widget. */
export function bridgeClass(): new () => BridgeElement {
  return r2wc(Adapter, { shadow: "open", props: [] }) as unknown as new () => BridgeElement;
}
