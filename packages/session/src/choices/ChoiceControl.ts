/**
 * What made a control show another value: a press on it, a press that was made before the visitor
 * signed in, another control or page, the server's first answer, or a change that is taken back.
 */
export type ChoiceOrigin = "user" | "return" | "sync" | "initial" | "revert";

/** What a control needs of its widget. */
export interface ChoiceWidget<State extends string = string> {
  readonly element: Element;
  toggleState(name: State | "pending", on: boolean): void;
  report(error: unknown): void;
}

export interface ChoiceOptions<State extends string = string> {
  /** Identifies the choice; with another key the widget mounts anew (`identity` of the schema). */
  readonly key: string;
  /** What the server's markup says. */
  readonly authored: boolean;
  /** The custom state that shows the choice. */
  readonly state: State;
  /**
   * Sends the choice. Resolves to what the server has then, or to undefined when nothing was sent.
   * `isLeaving`: the browser leaves the page now, so that a later task would be too late.
   */
  send(value: boolean, isLeaving: boolean): Promise<boolean | undefined>;
  /** Asks the server for the value. */
  ask?(): void;
  /** Another value shows, for whatever reason. */
  changed?(value: boolean, origin: ChoiceOrigin): void;
  /** The server has accepted what was pressed here. */
  saved?(value: boolean): void;
  /**
   * What was pressed here is taken back; without an error, where the server keeps another value.
   */
  turnedBack?(value: boolean, error?: unknown): void;
}

/** The choices of a visitor, by key: `VisitorChoices`. */
interface Choices {
  of(key: string): {
    readonly shown: boolean | undefined;
    join(control: ChoiceControl): void;
    leave(control: ChoiceControl): void;
    choose(value: boolean, by: ChoiceControl, origin: "user" | "return"): void;
    learn(value: boolean): void;
  };
}

/**
 * One control of a choice: shows it, and chooses it for the visitor. Errors of its requests are
 * reported.
 */
export class ChoiceControl {
  /** The options of the last render. */
  options: ChoiceOptions;
  readonly #widget: ChoiceWidget;
  readonly #choices: Choices;
  readonly #render: (value: boolean) => void;
  #authored: boolean;
  #shown: boolean;
  #hasLeft = false;

  constructor(
    widget: ChoiceWidget,
    choices: Choices,
    options: ChoiceOptions,
    render: (value: boolean) => void,
  ) {
    this.#widget = widget;
    this.#choices = choices;
    this.#render = render;
    this.options = options;
    this.#authored = options.authored;
    this.#shown = this.#choice.shown ?? options.authored;
  }

  // This is another object once another user may be signed in.
  get #choice() {
    return this.#choices.of(this.options.key);
  }

  get shown(): boolean {
    return this.#shown;
  }

  /** What the server's markup said when it was last read. */
  get authored(): boolean {
    return this.#authored;
  }

  /** Whether it is in the document, and not about to be removed. */
  get isOnPage(): boolean {
    return this.#widget.element.isConnected;
  }

  /** Returns a cleanup function. */
  join(): () => void {
    this.#hasLeft = false;
    this.#choice.join(this);
    return () => {
      this.#hasLeft = true;
      this.#choice.leave(this);
    };
  }

  choose(value: boolean, origin: "user" | "return" = "user"): void {
    this.#choice.choose(value, this, origin);
  }

  /** Call with what the server's markup says; nothing happens while that is the same. */
  read(authored: boolean): void {
    if (this.#authored === authored) return;
    this.#authored = authored;
    this.#choice.learn(authored);
  }

  show(value: boolean, origin: ChoiceOrigin): void {
    this.#widget.toggleState(this.options.state, value);
    if (this.#shown === value) return;
    this.#shown = value;
    this.#render(value);
    this.options.changed?.(value, origin);
  }

  showPending(isPending: boolean): void {
    this.#widget.toggleState("pending", isPending);
  }

  /** Called when the server has accepted what was pressed here. */
  saved(value: boolean): void {
    if (!this.#hasLeft) this.options.saved?.(value);
  }

  /** Called when what was pressed here is taken back. */
  turnedBack(value: boolean, error?: unknown): void {
    if (this.#hasLeft) return;
    this.show(value, "revert");
    this.options.turnedBack?.(value, error);
    if (error !== undefined) this.failed(error);
  }

  /** Called when a request of a press here has failed. */
  failed(error: unknown): void {
    if (!this.#hasLeft) this.#widget.report(error);
  }
}
