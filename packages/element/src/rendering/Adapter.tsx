import { Component, createElement, type ReactNode, useEffect, useLayoutEffect } from "react";
import type { Props } from "../attributes/settings";
import { passFocusBack, passFocusOn } from "../dom/passFocus";
import { WidgetContext } from "../react/useWidget";
import type { Widget } from "../widget/Widget";

/** What the adapter needs of the element's life. */
export interface Rendered {
  readonly element: HTMLElement;
  readonly widget: Widget;
  /** The component's props, parsed from the attributes. */
  readonly props: Props;
  /** Called with an error of rendering or of an effect: reports it, shows the server's markup. */
  crashed(error: unknown): void;
}

interface ConnectedProps {
  readonly lifecycle: Rendered;
  readonly props: Props;
}

function Connected({ lifecycle, props }: ConnectedProps) {
  const { widget, element } = lifecycle;
  useLayoutEffect(() => passFocusOn(element), [element]);
  // Effects of children run before those of their parent: the component is active by now.
  useEffect(() => widget.mounted(), [widget]);
  return createElement(widget.definition.component, props);
}

interface AdapterProps {
  readonly lifecycle: Rendered;
}

/**
 * The bridge's component: renders that of the element. Catches errors of rendering and effects: the
 * server's markup shows and takes over the focus, the element reports (behaviour 5.3).
 */
export class Adapter extends Component<AdapterProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override getSnapshotBeforeUpdate(): Element | null {
    return this.props.lifecycle.element.shadowRoot?.activeElement ?? null;
  }

  override componentDidUpdate(_props: AdapterProps, _state: object, focused: Element | null): void {
    if (this.state.failed && focused) passFocusBack(this.props.lifecycle.element, focused);
  }

  override componentDidCatch(error: unknown): void {
    this.props.lifecycle.crashed(error);
  }

  override render(): ReactNode {
    if (this.state.failed) return <slot />;
    const { lifecycle } = this.props;
    return (
      <WidgetContext.Provider value={lifecycle.widget}>
        <Connected lifecycle={lifecycle} props={lifecycle.props} />
      </WidgetContext.Provider>
    );
  }
}
