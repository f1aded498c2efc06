import { version } from "@yy/domain/version";
import { defineMethods, defineProperties } from "../attributes/accessors";
import { takePageTexts } from "../attributes/pageTexts";
import { type Props, Settings, settingsOf } from "../attributes/settings";
import { upgradeProperties } from "../attributes/upgradeProperties";
import type { MountStrategy } from "../config/schema";
import { passFocusBack, passFocusOn } from "../dom/passFocus";
import type { DrawnElement } from "../rendering/Adapter";
import { bridgeClass, mountBridge } from "../rendering/bridge";
import { ShadowView, type SharedView } from "../rendering/ShadowView";
import { adoptStyles } from "../rendering/styleSheets";
import { reportError } from "../reporting/reportError";
import { CustomStates } from "../widget/CustomStates";
import { Widget } from "../widget/Widget";
import type { WidgetDefinition } from "../widget/widgetDefinition";
import { deferDisconnect } from "./deferredDisconnect";
import { mountStrategy } from "./mountStrategy";
import { stopWaiting, whenNearViewport } from "./nearViewport";
import { queueUpdate } from "./updateQueue";

/**
 * From `away` to `mounted`, by `waiting` when it is not near the viewport. In `failed` the server's markup shows, and the
 * next change of an attribute or property tries again.
 */
type Phase = "away" | "waiting" | "mounted" | "failed";

/**
 * The custom element class of a definition: the bridge mounts and unmounts a React root, and this subclass decides when
 * (a plain bridge loses moved state, early properties, removed attributes and the server's children).
 */
export function widgetClass(definition: WidgetDefinition): CustomElementConstructor {
  const settings = settingsOf(definition.schema);
  const Bridge = bridgeClass();
  const takeEarlyProperties = upgradeProperties(Bridge, settings);
  const shared: SharedView = { styles: definition.styles };
  const onPage = new Set<WidgetElement>();

  class WidgetElement extends Bridge implements DrawnElement {
    static readonly version = version;
    static readonly observedAttributes = settings.map(({ attribute }) => attribute);

    readonly #settings = new Settings(this, settings);
    #lazyStates: CustomStates | undefined;
    #lazyWidget: Widget | undefined;
    #phase: Phase = "away";
    readonly #view = new ShadowView(this.shadowRoot, shared);
    #drawnProps: Props = noProps;
    #reported: string | undefined;
    /** Attribute callbacks still to come from the upgrade itself, which are no later than early properties. */
    #upgradeCallbacks: number;
    /** A value was written since the last update, which an element out of the document does not get. */
    #outdated = false;

    constructor() {
      super();
      delete this.container;
      this.#upgradeCallbacks = takeEarlyProperties(this, this.#settings);
    }

    /** Created at the first mount: most elements of a long list are never scrolled to. */
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
      if (this.#phase === "away") {
        onPage.add(this);
        this.#readAgain();
      } else if (this.#outdated) queueUpdate(this);
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
      if (before !== after) this.#written();
    }

    #readAgain(): void {
      this.#settings.attributeWritten();
      this.#written();
    }

    #written(): void {
      this.#outdated = true;
      if (this.isConnected) queueUpdate(this);
    }

    /** Called by the update queue, as `makeMeasurable` and `update` are. */
    get isNew(): boolean {
      return this.#phase === "away";
    }

    makeMeasurable(): void {
      this.#view.makeMeasurable();
    }

    update(isNear: boolean): void {
      definition.deprecations?.(definition.schema, this);
      const { props, error } = this.#settings.read();
      if ((error || !this.isConnected) && this.#phase !== "mounted") this.#view.keepServerMarkup();
      if (!this.isConnected) return;
      this.#outdated = false;
      if (error) {
        this.#fail();
        if (this.#reported !== error.message) reportError(this, error);
        this.#reported = error.message;
        return;
      }
      this.#reported = undefined;
      if (this.#phase !== "mounted")
        this.#begin(mountStrategy(definition, this, props.mount), isNear);
      else if (props !== this.#drawnProps) this.#draw();
    }

    /** Called when the element has been out of the document for a task; `moved` when it has come back within it. */
    leave(): void {
      onPage.delete(this);
      this.#stop();
      this.#phase = "away";
      this.#reported = undefined;
    }

    moved(): void {
      this.#lazyWidget?.moved();
    }

    #begin(strategy: MountStrategy, isNear: boolean): void {
      this.#lazyStates?.toggle("failed", false);
      if (strategy === "eager" || isNear) {
        stopWaiting(this);
        this.#mount();
      } else if (this.#phase !== "waiting") {
        this.#phase = "waiting";
        this.#view.keepServerMarkup();
        whenNearViewport(this, () => {
          if (this.#phase === "waiting") this.#mount();
        });
      }
    }

    #mount(): void {
      this.#phase = "mounted";
      definition.measure?.(this);
      this.#view.prepare();
      if (definition.childStyles) adoptStyles(this, definition.childStyles);
      mountBridge(this, () => this.#draw());
    }

    /** The bridge mounts the adapter when called first, and after that renders it again. */
    #draw(): void {
      this.#drawnProps = this.#settings.read().props ?? noProps;
      super.connectedCallback();
    }

    drawn(): void {
      this.#view.drawn();
      passFocusOn(this);
    }

    /** Unmounts and shows the server's markup. */
    #stop(): void {
      stopWaiting(this);
      if (this.#phase === "mounted") {
        this.widget.ended();
        super.disconnectedCallback();
        this.#view.showServerMarkup();
      }
      this.#lazyStates?.clear();
    }

    crashed(error: unknown, logged: boolean): void {
      reportError(this, error, logged);
      // The renderer is still at work on this root: unmounting waits until it has returned.
      queueMicrotask(() => {
        if (this.#phase === "mounted") this.#fail();
      });
    }

    #fail(): void {
      const focused = this.shadowRoot.activeElement;
      this.#stop();
      this.#phase = "failed";
      this.#states.toggle("failed", true);
      if (focused) passFocusBack(this, focused);
    }

    static {
      takePageTexts(settings, () => {
        for (const element of onPage) element.#readAgain();
      });
      const { prototype } = WidgetElement;
      defineProperties(prototype, definition.schema.tag, settings, {
        get: (element, property) => element.#settings.getProperty(property),
        set(element, property, value) {
          element.#settings.setProperty(property, value);
          element.#written();
        },
      });
      defineMethods(prototype, definition.methods);
    }
  }
  return WidgetElement;
}

const noProps: Props = {};
