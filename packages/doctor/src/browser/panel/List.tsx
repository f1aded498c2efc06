import { Component, createRef, type KeyboardEvent, type ReactNode } from "react";

interface Props {
  readonly children: ReactNode;
}

/** A line that has the focus, and its place among the lines. */
interface Focused {
  readonly line: HTMLElement;
  readonly at: number;
}

/**
 * Lines that go to elements (`GoTo`): arrows, Home and End go from one to the next, as Tab does. When the line that has
 * the focus goes away, because its mistake is fixed, the one in its place gets it.
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
