import type { ChoiceOrigin, ChoiceView } from "@yy/session/VisitorChoice";
import type { VisitorChoices } from "@yy/session/VisitorChoices";

/** What a control needs of its widget. `State` is the custom state that tells the choice. */
export interface ChoiceWidget<State extends string> {
  readonly element: Element;
  toggleState(name: State | "pending", on: boolean): void;
  report(error: unknown): void;
}

export interface ChoiceOptions<State extends string> {
  /** Which of the choices; another one is another mount (`identity` of the schema). */
  readonly key: string;
  /** What the server's markup says. */
  readonly authored: boolean;
  readonly state: State;
  /** Sends the choice. Resolves to what the server has then, or to undefined when nothing was sent. */
  send(value: boolean): Promise<boolean | undefined>;
  /** Asks the server for the value. */
  ask?(): void;
  /** Another value shows, for whatever reason. */
  changed?(value: boolean, origin: ChoiceOrigin): void;
  /** The server has accepted what was pressed here. */
  saved?(value: boolean): void;
  /** What was pressed here is taken back; without an error, where the server keeps another value. */
  turnedBack?(value: boolean, error?: unknown): void;
}

/** One control of a choice: shows it, and chooses it for the visitor. Errors of its requests are reported. */
export class ChoiceControl<State extends string> implements ChoiceView {
  /** Those of the last render. */
  options: ChoiceOptions<State>;
  readonly #widget: ChoiceWidget<State>;
  readonly #choices: VisitorChoices;
  readonly #render: (value: boolean) => void;
  #authored: boolean;
  #shown: boolean;
  #hasLeft = false;

  constructor(
    widget: ChoiceWidget<State>,
    choices: VisitorChoices,
    options: ChoiceOptions<State>,
    render: (value: boolean) => void,
  ) {
    this.#widget = widget;
    this.#choices = choices;
    this.#render = render;
    this.options = options;
    this.#authored = options.authored;
    this.#shown = this.#choice.shown ?? options.authored;
  }

  // Another object once somebody else may be there.
  get #choice() {
    return this.#choices.of(this.options.key);
  }

  get shown(): boolean {
    return this.#shown;
  }

  get authored(): boolean {
    return this.#authored;
  }

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

  /** Call with what the server's markup says: only another word than before changes anything. */
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

  send(value: boolean): Promise<boolean | undefined> {
    return this.options.send(value);
  }

  saved(value: boolean): void {
    if (!this.#hasLeft) this.options.saved?.(value);
  }

  turnedBack(value: boolean, error?: unknown): void {
    if (this.#hasLeft) return;
    this.show(value, "revert");
    this.options.turnedBack?.(value, error);
    if (error !== undefined) this.failed(error);
  }

  failed(error: unknown): void {
    if (!this.#hasLeft) this.#widget.report(error);
  }

  ask(): void {
    this.options.ask?.();
  }
}
