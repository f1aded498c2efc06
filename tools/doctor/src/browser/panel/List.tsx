import { Component, createRef, type KeyboardEvent, type ReactNode } from "react";

interface Props {
  readonly children: ReactNode;
}

/** The focused line and its index. */
interface Focused {
  readonly line: HTMLElement;
  readonly at: number;
}

/**
 * A list of `GoTo` buttons: arrow keys, Home and End move between them, and Tab works too. When the
 * focused line is removed, because its mistake was fixed, the line in its place gets the focus.
 */
export class List extends Component<Props> {
  readonly #list = createRef<HTMLUListElement>();

  override getSnapshotBeforeUpdate(): Focused | null {
    const root = this.#list.current?.getRootNode() as ShadowRoot | undefined;
    const at = this.#lines.indexOf(root?.activeElement as HTMLElement);
    const line = this.#lines[at];
    return line ? { line, at } : null;
  }

  override componentDidUpdate(_props: Props, _state: unknown, focused: Focused | null): void {
    if (!focused || focused.line.isConnected) return;
    const lines = this.#lines;
    const next = lines[Math.min(focused.at, lines.length - 1)];
    (next ?? this.#list.current?.closest<HTMLElement>("[role=tabpanel]"))?.focus();
  }

  override render(): ReactNode {
    return (
      <ul ref={this.#list} onKeyDown={this.#move}>
        {this.props.children}
      </ul>
    );
  }

  get #lines(): readonly HTMLElement[] {
    return [...(this.#list.current?.querySelectorAll<HTMLElement>(".go") ?? [])];
  }

  readonly #move = (event: KeyboardEvent<HTMLElement>) => {
    const lines = this.#lines;
    const at = lines.indexOf(event.target as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: lines.length - 1 }[event.key];
    const line = to === undefined || at < 0 ? undefined : lines[to];
    if (!line) return;
    event.preventDefault();
    line.focus();
  };
}
