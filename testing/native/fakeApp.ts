import type { Page } from "playwright";
import { bundleForPage } from "../demo/bundleForPage";
import type { OpenOptions } from "../demo/useDemo";

/** The protocol between an app and its pages. */
export type AppKind = "hotwire" | "plain";

export interface FakeAppOptions {
  readonly kind: AppKind;
  /** The components that the app declares. */
  readonly components: readonly string[];
  /** Whether the app confirms that it shows views; otherwise a test answers itself. */
  readonly shows?: boolean;
  /** Whether an app of Hotwire Native registers the components that its user agent names. */
  readonly registers?: boolean;
}

/** A message that the app has received. */
export interface ReceivedMessage {
  readonly id: string;
  readonly component: string;
  readonly event: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * The app's half of the bridge in the page: it does what the frameworks' own scripts and methods do
 * there.
 */
interface App {
  readonly messages: ReceivedMessage[];
  answer(message: ReceivedMessage, data: unknown): void;
  answerRaw(text: string): void;
}

declare global {
  interface Window {
    fakeApp: App;
  }
}

/**
 * The options of `demo.open` for a page inside a fake app: its user agent, and the objects that it
 * adds to the page.
 */
export function inFakeApp({
  kind,
  components,
  shows = true,
  registers = true,
}: FakeAppOptions): Pick<OpenOptions, "context" | "prepare"> {
  const names = components.join(" ");
  const agent = `Mozilla/5.0 (iPhone) Hotwire Native iOS; Turbo Native iOS; bridge-components: [${names}]`;
  return {
    ...(kind === "hotwire" ? { context: { userAgent: agent } } : {}),
    async prepare(page) {
      await page.addInitScript(installFakeApp, { kind, components, shows, registers });
      if (kind === "hotwire")
        // The web half of the bridge, as in a page of a Rails application.
        await page.addInitScript({
          content: await bundleForPage("@hotwired/hotwire-native-bridge", "hotwireNativeBridge"),
        });
    },
  };
}

/** Runs in every frame before its scripts, as an Android app's interface does. */
function installFakeApp(options: Required<FakeAppOptions>): void {
  const messages: ReceivedMessage[] = [];
  const answers = {
    hotwire(text: string) {
      const bridge: unknown = Reflect.get(window, "HotwireNative");
      (bridge as { web: { receive(message: unknown): void } }).web.receive(JSON.parse(text));
    },
    plain(text: string) {
      // This call comes from Kotlin or Swift, as `evaluateJavascript("YYWeb.receive(…)")`.
      const web: unknown = Reflect.get(window, "YYWeb");
      (web as { receive(message: unknown): void } | undefined)?.receive(text);
    },
  };
  const app: App = {
    messages,
    answer: ({ id, component, event }, data) =>
      answers[options.kind](JSON.stringify({ id, component, event, data })),
    answerRaw: (text) => answers[options.kind](text),
  };
  window.fakeApp = app;
  const receive = (text: string) => {
    const message: ReceivedMessage = JSON.parse(text);
    messages.push(message);
    if (options.shows && message.event === "show")
      setTimeout(() => app.answer(message, { status: "shown" }));
  };
  if (options.kind === "plain") {
    Reflect.set(window, "YYNative", {
      supports: (component: string) => options.components.includes(component),
      post: receive,
    });
    return;
  }
  if (!options.registers) return;
  // This is what bridge_components.js of hotwire-native-android 1.2 does.
  document.addEventListener("DOMContentLoaded", () => {
    const bridge: unknown = Reflect.get(window, "HotwireNative");
    const { web } = bridge as { web: { setAdapter(adapter: object): void } };
    web.setAdapter({
      platform: "android",
      supportedComponents: options.components,
      supportsComponent: (component: string) => options.components.includes(component),
      receive: (message: unknown) => receive(JSON.stringify(message)),
    });
  });
}

/** The messages of a component that the app has received, in order. */
export const appMessages = (page: Page, component: string): Promise<ReceivedMessage[]> =>
  page.evaluate(
    (name) => window.fakeApp.messages.filter((message) => message.component === name),
    component,
  );

/** The events and data of these messages, without the members that all of them have. */
export async function toldApp(page: Page, component: string): Promise<unknown[]> {
  const messages = await appMessages(page, component);
  return messages.map(({ event, data: { view, metadata, ...data } }) => [event, data]);
}

/** Makes the app answer the latest `show` of a component. */
export const answerAs = (page: Page, component: string, data: unknown): Promise<void> =>
  page.evaluate(
    ([name, answer]) => {
      const message = window.fakeApp.messages.findLast(
        (each) => each.component === name && each.event === "show",
      );
      if (message) window.fakeApp.answer(message, answer);
    },
    [component, data] as const,
  );
