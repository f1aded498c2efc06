import type { ConfigError } from "@yy/domain/errors";
import { earlyProperties } from "../attributes/properties";
import { type Props, type Setting, Settings } from "../attributes/settings";
import { passFocusBack } from "../dom/passFocus";
import type { Rendered } from "../rendering/Adapter";
import { mountBridge, renderBridge, unmountBridge } from "../rendering/bridge";
import { rendererLogsErrors } from "../rendering/renderer";
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

/** What the elements of a tag share. */
export interface SharedByTag {
  readonly settings: readonly Setting[];
  readonly definition: WidgetDefinition;
  /** The lives of the elements that are not `away`. */
  readonly connected: Set<Lifecycle>;
}

/**
 * The life of a widget's element, which owns it: so none of this is on the tag, where properties of
 * attributes have their names. Its ends mirror its beginnings: `connect` and `disconnect`, which
 * the browser calls; `start` and `stop`, by which the component mounts and unmounts.
 */
export class Lifecycle implements Rendered {
  readonly element: HTMLElement;
  readonly settings: Settings;
  readonly #tag: SharedByTag;
  readonly #states: CustomStates;
  /** What the component has of the element; there from the first mount on. */
  widget!: Widget;
  /** The props of the last render. */
  props!: Props;
  #state: State = "away";
  /** Whether a value was written since the last update; out of the document no update comes. */
  #isOutdated = false;
  /**
   * The error of an attribute that was reported last; it stays the same object until the attributes
   * are right.
   */
  #reported: ConfigError | undefined;

  constructor(element: HTMLElement, tag: SharedByTag) {
    this.element = element;
    this.settings = new Settings(element, tag.settings, earlyProperties(element));
    this.#tag = tag;
    this.#states = new CustomStates(element);
  }

  connect(): void {
    if (this.#state === "away") {
      this.#state = "found";
      this.#tag.connected.add(this);
      this.invalidate();
    } else {
      // The browser drops adopted styles in another document.
      if (this.#state === "mounted") this.#adoptStyles();
      if (this.#isOutdated) queueUpdate(this);
    }
  }

  /** It may be moving: a task later either `moved` or `end` is called. */
  disconnect(): void {
    deferDisconnect(this);
  }

  /** Whether its first update is still to come. */
  get isNew(): boolean {
    return this.#state === "found";
  }

  moved(): void {
    this.widget?.moved();
  }

  end(): void {
    this.#tag.connected.delete(this);
    this.#stop("away");
    this.#reported = undefined;
  }

  /**
   * Queues an update that reads the attributes anew. Called after a property was set too, and when
   * the page has changed their defaults.
   */
  invalidate(): void {
    this.settings.invalidate();
    this.written();
  }

  /** Called when an attribute has another value. */
  written(): void {
    this.#isOutdated = true;
    if (this.element.isConnected) queueUpdate(this);
  }

  crashed(error: unknown): void {
    reportError(this.element, error, rendererLogsErrors);
    // The renderer is still at work on this root: unmounting waits until it has returned.
    queueMicrotask(() => {
      if (this.#state === "mounted") this.#stop("failed");
    });
  }

  /** Brings the element from any state into the one that its attributes ask for. */
  update(isNear: boolean): void {
    const { element } = this;
    if (!element.isConnected) return;
    this.#isOutdated = false;
    const { definition } = this.#tag;
    const { tag, identity = "" } = definition.schema;
    if (switchedOff.has(tag)) {
      this.#stop("off");
      return;
    }
    definition.deprecations?.(definition.schema, element);
    const { props, error } = this.settings.read();
    if (error) {
      this.#stop("failed");
      if (error !== this.#reported) reportError(element, error);
      this.#reported = error;
      return;
    }
    this.#states.toggle("failed", false);
    const { props: before } = this;
    this.props = props;
    if (this.#state === "mounted") {
      if (props === before) return;
      if (props[identity] === before[identity]) renderBridge(element);
      else {
        this.#stop("found");
        this.#start();
      }
      return;
    }
    const strategy =
      props.mount ??
      mountModes.get(tag) ??
      definition.mountStrategy?.(element) ??
      definition.schema.mount;
    if (strategy === "eager" || isNear || definition.hiddenUntilMounted) this.#start();
    else if (this.#state !== "waiting") {
      this.#state = "waiting";
      whenNearViewport(element, () => {
        if (this.#state === "waiting") this.#start();
      });
    }
  }

  /** Ends the waiting, and mounts the component. */
  #start(): void {
    const { element } = this;
    stopWaiting(element);
    this.#state = "mounted";
    const { definition } = this.#tag;
    definition.measure?.(element);
    this.widget ??= new Widget(element, definition, this.#states);
    const root = emptyShadowRoot(element);
    this.#adoptStyles();
    mountBridge(element, root, this);
  }

  /**
   * Ends the waiting, or unmounts the component: the server's markup shows, with the focus if that
   * was inside.
   */
  #stop(state: Exclude<State, "waiting" | "mounted">): void {
    const { element } = this;
    const focused = element.shadowRoot?.activeElement;
    stopWaiting(element);
    if (this.#state === "mounted") {
      this.widget.unmounted();
      unmountBridge(element);
    }
    showServerMarkup(element);
    this.#states.clear();
    this.#state = state;
    this.#states.toggle("failed", state === "failed");
    if (focused && state !== "found") passFocusBack(element, focused);
  }

  /**
   * Styles of the children stay when the element leaves: a snapshot may hold marks of ours, which
   * must be styled before it mounts.
   */
  #adoptStyles(): void {
    const { element } = this;
    const { styles, childStyles } = this.#tag.definition;
    if (element.shadowRoot) adoptStyles(element.shadowRoot, styles);
    if (childStyles) adoptStyles(element.getRootNode() as Document | ShadowRoot, [childStyles]);
  }
}
