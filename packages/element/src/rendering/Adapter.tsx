import { Component, createElement, type ReactNode, useEffect, useLayoutEffect } from "react";
import type { Props } from "../attributes/settings";
import { passFocusBack } from "../dom/passFocus";
import { WidgetContext } from "../react/useWidget";
import type { Widget } from "../widget/Widget";
import { rendererLogsErrors } from "./renderer";

/** What the adapter needs of the custom element. */
export interface RenderedElement extends HTMLElement {
  readonly widget: Widget;
  /** The component's props, parsed from the attributes. */
  readonly props: Props;
  /** Called after the first render, before the browser paints. */
  rendered(): void;
  /**
   * Called with an error of rendering or of an effect: reports it and shows the server's markup.
   * @param logged the renderer has logged it already
   */
  crashed(error: unknown, logged: boolean): void;
}

interface ConnectedProps {
  readonly element: RenderedElement;
  readonly props: Props;
}

function Connected({ element, props }: ConnectedProps) {
  const { widget } = element;
  useLayoutEffect(() => element.rendered(), [element]);
  // Effects of children run before those of their parent: the component is active by now.
  useEffect(() => widget.mounted(), [widget]);
  return createElement(widget.definition.component, props);
}

interface AdapterProps {
  readonly container: RenderedElement;
}

/**
 * The bridge's component: renders the component of the element that r2wc passes as its container.
 * Catches errors of rendering and effects: the server's markup shows and takes over the focus, the
 * element reports (behaviour 5.3).
 */
export class Adapter extends Component<AdapterProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override getSnapshotBeforeUpdate(): Element | null {
    return this.props.container.shadowRoot?.activeElement ?? null;
  }

  override componentDidUpdate(_props: AdapterProps, _state: object, focused: Element | null): void {
    if (this.state.failed && focused) passFocusBack(this.props.container, focused);
  }

  override componentDidCatch(error: unknown): void {
    this.props.container.crashed(error, rendererLogsErrors);
  }

  override render(): ReactNode {
    if (this.state.failed) return <slot />;
    const { container: element } = this.props;
    return (
      <WidgetContext.Provider value={element.widget}>
        <Connected element={element} props={element.props} />
      </WidgetContext.Provider>
    );
  }
}
