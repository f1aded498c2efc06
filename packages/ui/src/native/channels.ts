import { isInUserAgent } from "./userAgent";

/** A message to the app, as Hotwire Native has them. */
export interface AppMessage {
  readonly component: string;
  readonly event: string;
  readonly data: object;
}

/** Messages to and from one kind of app. */
export interface Channel {
  supports(component: string): boolean;
  /**
   * Returns the message's id. Whatever the app answers to it goes to `onAnswer`, as often as it
   * does.
   */
  send(message: AppMessage, onAnswer?: (data: unknown) => void): string;
  /** Drops the answers to this message from now on. */
  forget(id: string): void;
}

/**
 * The channel to an app that supports the component; undefined when there is none.
 * @param timeoutMs how long an app of Hotwire Native may take to register its components
 * @throws Error when it has registered none by then
 */
export async function channelFor(
  component: string,
  timeoutMs: number,
): Promise<Channel | undefined> {
  const plain = plainChannel();
  if (plain?.supports(component)) return plain;
  if (!isInUserAgent(component)) return undefined;
  await whenRegistered(timeoutMs);
  const hotwire = hotwireChannel();
  if (!hotwire)
    throw new Error("registered no component: @hotwired/hotwire-native-bridge is needed");
  return hotwire.supports(component) ? hotwire : undefined;
}

/**
 * The half of `@hotwired/hotwire-native-bridge` that is in the page, as far as we use it (version
 * 1.2).
 */
interface HotwireWeb {
  supportsComponent(component: string): boolean;
  send(message: AppMessage & { callback?: (reply: unknown) => void }): string | null;
  removeCallbackFor(id: string): void;
}

function hotwireChannel(): Channel | undefined {
  const { web } = (own("HotwireNative") ?? {}) as { web?: HotwireWeb };
  const isRegistered = document.documentElement.dataset.bridgeComponents !== undefined;
  if (!isRegistered || typeof web?.supportsComponent !== "function") return undefined;
  return {
    supports: (component) => web.supportsComponent(component),
    send({ component, event, data }, onAnswer) {
      const callback = onAnswer && ((reply: unknown) => onAnswer(dataOf(reply)));
      // Apps of Hotwire Native drop messages that do not name the page on their screen.
      const message = { component, event, data: { ...data, metadata: { url: location.href } } };
      return web.send(callback ? { ...message, callback } : message) ?? "";
    },
    forget: (id) => web.removeCallbackFor(id),
  };
}

/**
 * Resolves when the app has said what it supports, which the bridge of Hotwire Native writes on the
 * root element.
 */
function whenRegistered(timeoutMs: number): Promise<void> {
  const root = document.documentElement;
  return new Promise((resolve) => {
    const look = () => {
      if (root.dataset.bridgeComponents === undefined) return;
      done();
    };
    const watcher = new MutationObserver(look);
    const timer = setTimeout(() => done(), timeoutMs);
    const done = () => {
      watcher.disconnect();
      clearTimeout(timer);
      resolve();
    };
    watcher.observe(root, { attributeFilter: ["data-bridge-components"] });
    look();
  });
}

/**
 * The object that any other app gives its pages. A method of an Android app takes and returns
 * strings and booleans alone.
 */
interface PlainApp {
  supports(component: string): boolean;
  /** @param message JSON: `{ id, component, event, data }` */
  post(message: string): void;
}

/**
 * What such an app calls to answer:
 * `YYWeb.receive('{ "id": "1", "data": { "status": "shown" } }')`.
 */
declare global {
  interface Window {
    YYWeb?: { receive(message: unknown): void };
  }
}

const waiting = new Map<string, (data: unknown) => void>();
let lastId = 0;

function plainChannel(): Channel | undefined {
  const app = own("YYNative") as Partial<PlainApp> | undefined;
  if (typeof app?.supports !== "function" || typeof app.post !== "function") return undefined;
  const { supports, post } = app as PlainApp;
  window.YYWeb ??= { receive };
  return {
    // A method of an Android app must be called on the app's object.
    supports: (component) => supports.call(app, component) === true,
    send(message, onAnswer) {
      lastId += 1;
      const id = String(lastId);
      if (onAnswer) waiting.set(id, onAnswer);
      post.call(app, JSON.stringify({ id, ...message }));
      return id;
    },
    forget: (id) => waiting.delete(id),
  };
}

/**
 * Takes an answer of the app, as text or as the value itself. An answer that is not awaited is
 * dropped.
 */
function receive(answer: unknown): void {
  const message = typeof answer === "string" ? parsed(answer) : answer;
  const id = fieldOf(message, "id");
  waiting.get(String(id))?.(dataOf(message));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const dataOf = (message: unknown): unknown => fieldOf(message, "data");

export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

/** A property of the window itself, never an element or a frame of that name. */
function own(name: string): unknown {
  return Object.hasOwn(window, name) ? Reflect.get(window, name) : undefined;
}
