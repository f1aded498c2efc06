import type { ConfigError } from "@yy/domain/errors";
import { earlyProperties } from "../attributes/properties";
import { type Props, type Setting, Settings } from "../attributes/settings";
import { passFocusBack, passFocusOn } from "../dom/passFocus";
import type { RenderedElement } from "../rendering/Adapter";
import { Bridge, mountBridge } from "../rendering/bridge";
import { emptyShadowRoot, showServerMarkup } from "../rendering/shadowRoots";
import { adoptStyles } from "../rendering/styleSheets";
import { reportError } from "../reporting/reportError";
import { CustomStates } from "../widget/CustomStates";
import { Widget } from "../widget/Widget";
import type { WidgetDefinition } from "../widget/widgetDefinition";
import { deferDisconnect } from "./deferredDisconnect";
import { stopWaiting, whenNearViewport } from "./nearViewport";
import { mountModes, switchedOff } from "./pageSwitch";
import { queueUpdate } from "./updateQueue";

/**
 * - `away`: not in the document, or out of it for more than a task
 * - `found`: in the document; its first update is queued
 * - `waiting`: its attributes are right; it mounts once it is near the viewport
 * - `mounted`: its component is in the shadow root, which is there from the first mount on
 * - `failed`: an attribute is wrong, or the component threw: the server's markup shows, and the
 *   next attribute or property that changes tries again
 * - `off`: the page's switch has its tag off: the server's markup shows until it is on again
 */
type State = "away" | "found" | "waiting" | "mounted" | "failed" | "off";

/**
 * The custom element of every widget; `widgetClass` makes a subclass for each tag. Read from the
 * top it is one life: found, updated, waiting, mounted, perhaps failed or switched off, moved, and
 * away.
 */
export class WidgetElement extends Bridge implements RenderedElement {
  /** Version of the bundle that defines the tag. */
  declare static readonly version: string;
  // The elements of a tag share these.
  declare static readonly settings: readonly Setting[];
  declare static readonly definition: WidgetDefinition;
  /** The elements of the tag that are not `away`. */
  declare static readonly connected: Set<WidgetElement>;

  readonly #settings = new Settings(this, this.#class.settings, earlyProperties(this));
  readonly #states = new CustomStates(this);
  #lazyWidget: Widget | undefined;
  #state: State = "away";
  /** The props of the last render. */
  #props!: Props;
  /** Whether a value was written since the last update; out of the document no update comes. */
  #isOutdated = false;
  /**
   * The error of an attribute that was reported last; it stays the same object until the attributes
   * are right.
   */
  #reported: ConfigError | undefined;

  override connectedCallback(): void {
    if (this.#state === "away") {
      this.#state = "found";
      this.#class.connected.add(this);
      this.invalidate();
    } else {
      // The browser drops adopted styles in another document.
      if (this.#state === "mounted") this.#adoptStyles();
      if (this.#isOutdated) queueUpdate(this);
    }
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    this.#settings.attributeWritten(name);
    if (before !== after) this.#written();
  }

  /**
   * Queues an update that reads the attributes anew. Called after a property was set too, and when
   * the page has changed their defaults.
   */
  invalidate(): void {
    this.#settings.invalidate();
    this.#written();
  }

  #written(): void {
    this.#isOutdated = true;
    if (this.isConnected) queueUpdate(this);
  }

  /** Whether its first update is still to come. */
  get isNew(): boolean {
    return this.#state === "found";
  }

  /** Brings the element from any state into the one that its attributes ask for. */
  update(isNear: boolean): void {
    if (!this.isConnected) return;
    this.#isOutdated = false;
    const { definition } = this.#class;
    const { tag } = definition.schema;
    if (switchedOff.has(tag)) {
      this.#deactivate("off");
      return;
    }
    definition.deprecations?.(definition.schema, this);
    const { props, error } = this.#settings.read();
    if (error) {
      this.#deactivate("failed");
      if (error !== this.#reported) reportError(this, error);
      this.#reported = error;
      return;
    }
    this.#states.toggle("failed", false);
    if (this.#state === "mounted") {
      const { identity = "" } = definition.schema;
      if (props === this.#props) return;
      if (props[identity] === this.#props[identity]) {
        this.#render();
        return;
      }
      this.#stop();
      this.#mount();
      return;
    }
    const strategy =
      props.mount ??
      mountModes.get(tag) ??
      definition.mountStrategy?.(this) ??
      definition.schema.mount;
    if (strategy === "eager" || isNear || definition.hiddenUntilMounted) this.#mount();
    else if (this.#state !== "waiting") {
      this.#state = "waiting";
      whenNearViewport(this, () => {
        if (this.#state === "waiting") this.#mount();
      });
    }
  }

  #mount(): void {
    const { definition } = this.#class;
    stopWaiting(this);
    this.#state = "mounted";
    definition.measure?.(this);
    const root = emptyShadowRoot(this);
    this.#adoptStyles();
    mountBridge(this, root, () => this.#render());
  }

  /**
   * Styles of the children stay when the element leaves: a snapshot may hold marks of ours, which
   * must be styled before it mounts.
   */
  #adoptStyles(): void {
    const { styles, childStyles } = this.#class.definition;
    if (this.shadowRoot) adoptStyles(this.shadowRoot, styles);
    if (childStyles) adoptStyles(this.getRootNode() as Document | ShadowRoot, [childStyles]);
  }

  #render(): void {
    this.#props = this.#settings.read().props ?? this.#props;
    super.connectedCallback();
  }

  get props(): Props {
    return this.#props;
  }

  /** Created at the first mount: most elements of a long list are never scrolled to. */
  get widget(): Widget {
    this.#lazyWidget ??= new Widget(this, this.#class.definition, this.#states);
    return this.#lazyWidget;
  }

  rendered(): void {
    passFocusOn(this);
  }

  crashed(error: unknown, logged: boolean): void {
    reportError(this, error, logged);
    // The renderer is still at work on this root: unmounting waits until it has returned.
    queueMicrotask(() => {
      if (this.#state === "mounted") this.#deactivate("failed");
    });
  }

  /** The server's markup shows, with the focus in it if that was in the widget. */
  #deactivate(state: "failed" | "off"): void {
    const focused = this.shadowRoot?.activeElement;
    this.#stop();
    this.#state = state;
    this.#states.toggle("failed", state === "failed");
    if (focused) passFocusBack(this, focused);
  }

  /** Present and empty on purpose: with it `moveBefore()` neither disconnects nor connects. */
  connectedMoveCallback(): void {}

  override disconnectedCallback(): void {
    deferDisconnect(this);
  }

  /** Called a task after `disconnectedCallback`, when it is in the document again. */
  move(): void {
    this.#lazyWidget?.moved();
  }

  /** Called a task after `disconnectedCallback`, when it is still out of the document. */
  disconnect(): void {
    this.#class.connected.delete(this);
    this.#stop();
    this.#state = "away";
    this.#reported = undefined;
  }

  /** Ends the mount, or the waiting for it: the server's markup shows. */
  #stop(): void {
    stopWaiting(this);
    if (this.#state === "mounted") {
      this.widget.ended();
      super.disconnectedCallback();
    }
    showServerMarkup(this);
    this.#states.clear();
  }

  get #class(): typeof WidgetElement {
    return this.constructor as typeof WidgetElement;
  }

  /** The accessors of the tag's properties use this. */
  static settingsOf(element: WidgetElement): Settings {
    return element.#settings;
  }
}
