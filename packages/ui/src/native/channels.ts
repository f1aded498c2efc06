import { isInUserAgent } from "./userAgent";

/** A message to the app, in the format of Hotwire Native. */
export interface AppMessage {
  readonly component: string;
  readonly event: string;
  readonly data: object;
}

/** Messages to and from one kind of app. */
export interface Channel {
  supports(component: string): boolean;
  /** Returns the message's id. `onAnswer` is called with each answer of the app to this message. */
  send(message: AppMessage, onAnswer?: (data: unknown) => void): string;
  /** Ignores further answers to this message. */
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

/** The part of `@hotwired/hotwire-native-bridge` (version 1.2) in the page that is used here. */
interface HotwireWeb {
  supportsComponent(component: string): boolean;
  send(message: AppMessage & { callback?: (reply: unknown) => void }): string | null;
  removeCallbackFor(id: string): void;
}

function hotwireChannel(): Channel | undefined {
  const { web } = (ownProperty("HotwireNative") ?? {}) as { web?: HotwireWeb };
  const isRegistered = document.documentElement.dataset.bridgeComponents !== undefined;
  if (!isRegistered || typeof web?.supportsComponent !== "function") return undefined;
  return {
    supports: (component) => web.supportsComponent(component),
    send({ component, event, data }, onAnswer) {
      const callback = onAnswer && ((reply: unknown) => onAnswer(dataOf(reply)));
      // Apps of Hotwire Native drop messages without the address of the page that they show.
      const message = { component, event, data: { ...data, metadata: { url: location.href } } };
      return web.send(callback ? { ...message, callback } : message) ?? "";
    },
    forget: (id) => web.removeCallbackFor(id),
  };
}

/**
 * Resolves when the app has registered its components, which the bridge of Hotwire Native writes on
 * the root element, or after the timeout.
 */
function whenRegistered(timeoutMs: number): Promise<void> {
  const root = document.documentElement;
  return new Promise((resolve) => {
    const check = () => {
      if (root.dataset.bridgeComponents === undefined) return;
      done();
    };
    const watcher = new MutationObserver(check);
    const timer = setTimeout(() => done(), timeoutMs);
    const done = () => {
      watcher.disconnect();
      clearTimeout(timer);
      resolve();
    };
    watcher.observe(root, { attributeFilter: ["data-bridge-components"] });
    check();
  });
}

/**
 * The object that any other app gives its pages. Methods of an Android app can only take and return
 * strings and booleans.
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
  const app = ownProperty("YYNative") as Partial<PlainApp> | undefined;
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
 * Receives an answer of the app, as JSON or as an object. An answer to an unknown message is
 * ignored.
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

/**
 * A property of the window itself: an element or a frame of that name would be found on its
 * prototype.
 */
function ownProperty(name: string): unknown {
  return Object.hasOwn(window, name) ? Reflect.get(window, name) : undefined;
}
