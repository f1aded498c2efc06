import r2wc from "@r2wc/react-to-web-component";
import { version } from "@yy/domain/version";
import type { MountStrategy } from "../config/schema";
import { type Props, Settings, settingsOf } from "../config/settings";
import { passFocusOn } from "../dom/passFocusOn";
import { Adapter, type DrawnElement } from "./Adapter";
import { CustomStates } from "./customStates";
import { deferDisconnect } from "./deferredDisconnect";
import { stopWaiting, whenNearViewport } from "./nearViewport";
import { takePageTexts } from "./pageTexts";
import { listenSparingly, rendererDrawsAtOnce } from "./renderer";
import { reportError } from "./reportError";
import { adoptStyles, sharedStyleSheet } from "./styleSheets";
import { queueUpdate } from "./updateQueue";
import { upgradeProperties } from "./upgradeProperties";
import { Widget } from "./Widget";
import type { WidgetDefinition } from "./widgetDefinition";

/** What the bridge's class has besides `HTMLElement`: mounting and unmounting are its two lifecycle callbacks. */
interface BridgeElement extends HTMLElement {
  readonly shadowRoot: ShadowRoot;
  /** Where the bridge mounts: it reads this once, at mount, and would keep it in the way of `data-container`. */
  container?: ShadowRoot;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/**
 * away → (waiting for the viewport) → mounted; failed = the server's markup shows, the next change starts it again.
 */
type Phase = "away" | "waiting" | "mounted" | "failed";

/**
 * The custom element class of a definition: the bridge mounts and unmounts a React root, and this subclass decides when
 * (a plain bridge loses moved state, early properties, removed attributes and the server's children).
 */
export function widgetClass(definition: WidgetDefinition): CustomElementConstructor {
  const settings = settingsOf(definition.schema);
  const Bridge = r2wc(Adapter, { shadow: "open", props: [] }) as unknown as new () => BridgeElement;
  const early = upgradeProperties(Bridge, settings);
  let sheets: CSSStyleSheet[] | undefined;
  /** Whether what is drawn has no slot; known from the first that is drawn. */
  let replacesChildren: boolean | undefined;
  const onPage = new Set<WidgetElement>();

  class WidgetElement extends Bridge implements DrawnElement {
    static readonly version = version;
    static readonly observedAttributes = settings.map(({ attribute }) => attribute);

    readonly #settings = new Settings(this, settings);
    #lazyStates: CustomStates | undefined;
    #lazyWidget: Widget | undefined;
    #phase: Phase = "away";
    /** The slot that shows the server's children while nothing of ours does. */
    readonly #fallback = document.createElement("slot");
    #drawnProps: Props = noProps;
    #reported: string | undefined;
    /** Attribute callbacks still to come from the upgrade itself, which are no later than early properties. */
    #upgradeCallbacks = 0;

    constructor() {
      super();
      delete this.container;
      this.#showServerMarkup();
      this.#takeEarlyProperties();
    }

    /** The component's view of this element; made at the first mount, because most of a long list never comes to it. */
    get widget(): Widget {
      this.#lazyWidget ??= new Widget(this, definition, this.#states);
      return this.#lazyWidget;
    }

    get props(): Props {
      return this.#drawnProps;
    }

    get #states(): CustomStates {
      this.#lazyStates ??= new CustomStates(this);
      return this.#lazyStates;
    }

    override connectedCallback(): void {
      if (this.#phase !== "away") return;
      onPage.add(this);
      this.#readAgain();
    }

    override disconnectedCallback(): void {
      deferDisconnect(this);
    }

    /** Present and empty on purpose: with it `moveBefore()` neither disconnects nor connects. */
    connectedMoveCallback(): void {}

    attributeChangedCallback(name: string, before: string | null, after: string | null): void {
      if (this.#upgradeCallbacks > 0) {
        this.#upgradeCallbacks -= 1;
        return;
      }
      this.#settings.attributeWritten(name);
      if (this.isConnected && before !== after) queueUpdate(this);
    }

    #readAgain(): void {
      this.#settings.attributeWritten();
      queueUpdate(this);
    }

    /** For the queue, as `update` and `leave` are. */
    get isNew(): boolean {
      return this.#phase === "away";
    }

    /** The server's children give way before they are laid out, where what is drawn will not show them. */
    makeMeasurable(): void {
      if (!replacesChildren) return;
      this.#fallback.remove();
      this.#adoptSheets();
    }

    update(isNear: boolean): void {
      definition.deprecations?.(definition.schema, this);
      const { props, error } = this.#settings.read();
      if (error || !this.isConnected) this.#keepServerMarkup();
      if (!this.isConnected) return;
      if (error) {
        this.#stop();
        this.#phase = "failed";
        this.#states.toggle("failed", true);
        if (this.#reported !== error.message) reportError(this, error);
        this.#reported = error.message;
        return;
      }
      this.#reported = undefined;
      if (this.#phase !== "mounted")
        this.#begin(mountStrategy(definition, this, props.mount), isNear);
      else if (props !== this.#drawnProps) this.#draw();
    }

    /** Once the element has been away for a task. */
    leave(): void {
      onPage.delete(this);
      this.#stop();
      this.#phase = "away";
      this.#reported = undefined;
    }

    moved(): void {
      this.#lazyWidget?.moved();
    }

    #begin(moment: MountStrategy, isNear: boolean): void {
      this.#lazyStates?.toggle("failed", false);
      if (moment === "eager" || isNear) {
        stopWaiting(this);
        this.#mount();
      } else if (this.#phase !== "waiting") {
        this.#phase = "waiting";
        this.#keepServerMarkup();
        whenNearViewport(this, () => {
          if (this.#phase === "waiting") this.#mount();
        });
      }
    }

    #mount(): void {
      this.#phase = "mounted";
      this.#adoptSheets();
      if (definition.childStyles) adoptStyles(this, definition.childStyles);
      // Preact would take the slot for a part of its own drawing.
      if (rendererDrawsAtOnce) this.#fallback.remove();
      Object.defineProperty(this, "container", { value: this.shadowRoot, configurable: true });
      const listening = listenSparingly(this.shadowRoot);
      this.#draw();
      listening();
      delete this.container;
    }

    #adoptSheets(): void {
      if (this.shadowRoot.adoptedStyleSheets.length > 0) return;
      sheets ??= definition.styles.map(sharedStyleSheet);
      this.shadowRoot.adoptedStyleSheets = sheets;
    }

    /** The bridge mounts the adapter when called first, and after that renders it again. */
    #draw(): void {
      this.#drawnProps = this.#settings.read().props ?? noProps;
      super.connectedCallback();
    }

    drawn(): void {
      this.#fallback.remove();
      passFocusOn(this);
      replacesChildren ??= !this.shadowRoot.querySelector("slot");
    }

    #showServerMarkup(): void {
      this.shadowRoot.replaceChildren(this.#fallback);
    }

    /** Takes back what {@link makeMeasurable} did, where nothing is drawn. */
    #keepServerMarkup(): void {
      if (this.#phase !== "mounted" && !this.#fallback.parentNode) this.#showServerMarkup();
    }

    /** Back to the server's markup, with nothing of ours left running. */
    #stop(): void {
      stopWaiting(this);
      if (this.#phase === "mounted") {
        this.widget.ended();
        super.disconnectedCallback();
        this.#showServerMarkup();
      }
      this.#lazyStates?.clear();
    }

    crashed(error: unknown, logged: boolean): void {
      reportError(this, error, logged);
      // The renderer is still at work on this root: unmounting waits until it has returned.
      queueMicrotask(() => {
        if (this.#phase !== "mounted") return;
        this.#stop();
        this.#phase = "failed";
        this.#states.toggle("failed", true);
      });
    }

    /** What the page set before the upgrade goes through the accessors now. */
    #takeEarlyProperties(): void {
      const found = early.get(this);
      if (!found) return;
      for (const [property, value] of found) this.#settings.setProperty(property, value);
      this.#upgradeCallbacks = settings.filter(({ attribute }) =>
        this.hasAttribute(attribute),
      ).length;
    }

    static {
      takePageTexts(settings, () => {
        for (const element of onPage) element.#readAgain();
      });
      for (const { property } of settings) {
        if (property in HTMLElement.prototype && !allowedShadowing.has(property))
          throw new TypeError(
            `${definition.schema.tag}: "${property}" is a property of every element`,
          );
        Object.defineProperty(WidgetElement.prototype, property, {
          configurable: true,
          enumerable: true,
          get(this: WidgetElement) {
            return this.#settings.getProperty(property);
          },
          set(this: WidgetElement, value: unknown) {
            this.#settings.setProperty(property, value);
            if (this.isConnected) queueUpdate(this);
          },
        });
      }
      for (const method of definition.methods ?? [])
        Object.defineProperty(WidgetElement.prototype, method, {
          configurable: true,
          value(this: WidgetElement) {
            return this.widget.methods.call(method);
          },
        });
    }
  }
  return WidgetElement;
}

const noProps: Props = {};

/** Names of ours that the platform took later: `EventTarget.when()`. */
const allowedShadowing: ReadonlySet<string> = new Set(["when"]);

function mountStrategy(
  definition: WidgetDefinition,
  element: HTMLElement,
  authored: unknown,
): MountStrategy {
  if (authored === "eager" || authored === "visible") return authored;
  return definition.mountStrategy?.(element) ?? definition.schema.mount;
}
