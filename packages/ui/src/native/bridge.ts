/**
 * Exchanges messages with the app around the page. It is a chunk of its own, loaded only inside
 * such an app.
 */
import { RequestError } from "@yy/domain/errors";
import { userId } from "@yy/page/metas";
import { onLeft, onPutBack, onRestored } from "@yy/page/moments";
import { onePerPage } from "@yy/page/onePerPage";
import { type SessionState, session } from "@yy/session/session";
import { type Channel, channelFor, fieldOf } from "./channels";
import type { NativeCallbacks, NativeView } from "./NativeView";

type Report = (error: unknown) => void;

/** How long the app may take to confirm that it shows a view. */
const answerTimeoutMs = 2000;

/** The components whose counts belong to the user who is signed in. */
const userCounters = ["yy-inbox-badge", "yy-count-badge"];

class NativeBridge {
  readonly #channels = new Map<string, Promise<Channel | undefined>>();
  /** Components that have failed once. Until the page is left they work as in a browser. */
  readonly #failed = new Set<string>();
  readonly #views = new Set<View>();
  /** Component and key → the last count that was sent to the app. */
  readonly #counts = new Map<string, Count>();
  #lastView = 0;

  constructor() {
    session.subscribe((state, before) => {
      if (personOf(state) !== personOf(before) && personOf(before) !== "") this.#clearCounts();
    });
    if (session.getState().signedIn === false || userId() === "") this.#clearCounts();
    onLeft(() => {
      for (const view of this.#views) view.leave();
    });
    const sendAgain = () => {
      for (const view of this.#views) view.show();
      for (const count of this.#counts.values()) this.#send(count.component, "count", count.data);
    };
    onRestored(sendAgain);
    onPutBack(sendAgain);
  }

  /** @param report called with one error at most for each component and page */
  show(component: string, data: object, callbacks: NativeCallbacks, report: Report): NativeView {
    this.#lastView += 1;
    const view = new View(component, { ...data, view: String(this.#lastView) }, callbacks, {
      channel: () => this.#channel(component),
      fail: (problem, answer) => this.#fail(component, problem, answer, report),
      over: () => this.#views.delete(view),
    });
    this.#views.add(view);
    view.show();
    return view;
  }

  /**
   * Sends the app a count, unless it has that already.
   * @param person the id of the user whose count it is
   */
  count(component: string, key: string, count: number, person: string): void {
    const name = `${component} ${key}`;
    if (person !== personOf(session.getState())) return;
    if (this.#counts.get(name)?.data.count === count) return;
    const sent = { component, data: { key, count } };
    this.#counts.set(name, sent);
    this.#send(component, "count", sent.data);
  }

  #fail(component: string, problem: string, body: unknown, report: Report): void {
    if (this.#failed.has(component)) return;
    this.#failed.add(component);
    const url = `yy-native:${component}`;
    report(new RequestError(`${component}: the app ${problem}`, { status: 0, url, body }));
  }

  #clearCounts(): void {
    this.#counts.clear();
    for (const component of userCounters) this.#send(component, "clear", {});
  }

  /** Sends a message without waiting for an answer. */
  async #send(component: string, event: string, data: object): Promise<void> {
    try {
      const channel = await this.#channel(component);
      channel?.send({ component, event, data });
    } catch (error) {
      this.#fail(component, errorMessage(error), null, console.error);
    }
  }

  #channel(component: string): Promise<Channel | undefined> {
    if (this.#failed.has(component)) return Promise.resolve(undefined);
    const channel = this.#channels.get(component) ?? channelFor(component, answerTimeoutMs);
    this.#channels.set(component, channel);
    return channel;
  }
}

const errorMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));

interface Count {
  readonly component: string;
  readonly data: { readonly key: string; readonly count: number };
}

/** The id of the user who is signed in; "" when there is none, or it is unknown. */
const personOf = ({ user }: SessionState) => String(user?.id ?? "");

declare module "@yy/page/onePerPage" {
  interface PageRegistry {
    nativeBridge: NativeBridge;
  }
}

/** The bridge of the page, the same one for every bundle. */
export const nativeBridge = () => onePerPage("nativeBridge", () => new NativeBridge());

interface ViewOwner {
  channel(): Promise<Channel | undefined>;
  /** @param problem what the app did, for the error's message */
  fail(problem: string, answer: unknown): void;
  over(): void;
}

/** A view in the app, from `show` until the page or the app closes it. */
class View implements NativeView {
  readonly #component: string;
  readonly #callbacks: NativeCallbacks;
  readonly #owner: ViewOwner;
  #data: object & { view: string };
  #channel: Channel | undefined;
  #message: string | undefined;
  #isOver = false;
  #isShown = false;
  /** The number of calls of `show`: one that still waits when the next comes is outdated. */
  #times = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    component: string,
    data: object & { view: string },
    callbacks: NativeCallbacks,
    owner: ViewOwner,
  ) {
    this.#component = component;
    this.#data = data;
    this.#callbacks = callbacks;
    this.#owner = owner;
  }

  /** Asks the app to show the view, even if it did so before: the app may have dropped it. */
  async show(): Promise<void> {
    this.leave();
    this.#times += 1;
    const attempt = this.#times;
    try {
      const channel = await this.#owner.channel();
      if (this.#isOver || attempt !== this.#times) return;
      this.#channel = channel;
      if (channel) this.#ask(channel);
      else this.#refuse();
    } catch (error) {
      if (!this.#isOver) this.#fail(errorMessage(error), null);
    }
  }

  #ask(channel: Channel): void {
    this.#timer = setTimeout(
      () => this.#fail(`did not answer "show" within ${answerTimeoutMs / 1000} s`, null),
      answerTimeoutMs,
    );
    const message = { component: this.#component, event: "show", data: this.#data };
    const id = channel.send(message, (answer) => this.#answered(answer));
    // An app may answer before `send` returns.
    if (this.#isOver) channel.forget(id);
    else this.#message = id;
  }

  update(data: object): void {
    this.#data = { ...this.#data, ...data };
    if (this.#message !== undefined) this.#tell("update", this.#data);
  }

  hide(): void {
    if (this.#isOver) return;
    this.leave();
    this.#end();
  }

  /** Hides the view while the page is left, until `show` is called again. */
  leave(): void {
    clearTimeout(this.#timer);
    if (this.#message === undefined) return;
    this.#channel?.forget(this.#message);
    this.#message = undefined;
    this.#isShown = false;
    this.#tell("hide", { view: this.#data.view });
  }

  #tell(event: string, data: object): void {
    try {
      this.#channel?.send({ component: this.#component, event, data });
    } catch {
      // An error here needs no report: it was reported before, or the next message will get no
      // answer.
    }
  }

  #answered(answer: unknown): void {
    const { answers, onShown } = this.#callbacks;
    const status = fieldOf(answer, "status");
    if (status === "shown") {
      if (this.#isShown) return;
      clearTimeout(this.#timer);
      this.#isShown = true;
      onShown?.();
      if (!answers) this.#end();
    } else if (status === "pressed" && answers?.pressed && this.#isShown) answers.pressed();
    else if (status === "closed" && answers?.closed && this.#isShown) {
      this.#end();
      answers.closed();
    } else if (status === "chosen" && answers?.chosen && this.#isShown) {
      const index = fieldOf(answer, "index");
      if (typeof index !== "number" || !answers.chosen(index)) this.#failBy(answer);
      else this.#end();
    } else this.#failBy(answer);
  }

  #failBy(answer: unknown): void {
    this.#fail(`gave an answer that is none: ${JSON.stringify(answer)?.slice(0, 200)}`, answer);
  }

  #fail(problem: string, answer: unknown): void {
    this.leave();
    this.#owner.fail(problem, answer);
    this.#refuse();
  }

  #refuse(): void {
    this.#end();
    this.#callbacks.onRefused();
  }

  /** Forgets the view: the app does not show it any more. */
  #end(): void {
    clearTimeout(this.#timer);
    if (this.#message !== undefined) this.#channel?.forget(this.#message);
    this.#message = undefined;
    this.#isOver = true;
    this.#owner.over();
  }
}
