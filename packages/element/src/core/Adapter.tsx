import { Component, createElement, type ReactNode, useEffect, useLayoutEffect } from "react";
import type { Props } from "../config/settings";
import { WidgetContext } from "../react/useWidget";
import { rendererLogsErrors } from "./renderer";
import type { Widget } from "./Widget";

/** An element, as far as drawing it goes. */
export interface DrawnElement extends HTMLElement {
  readonly widget: Widget;
  /** Its present configuration. */
  readonly props: Props;
  /** The first drawing is in the shadow root: the server's markup gives way in the same frame. */
  drawn(): void;
  /** Reports and gives the page back: the server's markup shows. */
  crashed(error: unknown, logged: boolean): void;
}

/** The bridge's component: finds its element through the container the bridge passes, and draws the widget in it. */
export function Adapter({ container }: { container: ShadowRoot }) {
  const element = container.host as DrawnElement;
  return (
    <Boundary element={element}>
      <WidgetContext.Provider value={element.widget}>
        <Connected element={element} widget={element.widget} props={element.props} />
      </WidgetContext.Provider>
    </Boundary>
  );
}

interface ConnectedProps {
  readonly element: DrawnElement;
  readonly widget: Widget;
  readonly props: Props;
}

function Connected({ element, widget, props }: ConnectedProps) {
  useLayoutEffect(() => element.drawn(), [element]);
  // Runs after the component's own effects, so "mounted" means that the behaviour is there.
  useEffect(() => widget.mounted(), [widget]);
  return createElement(widget.definition.component, props);
}

interface BoundaryProps {
  readonly element: DrawnElement;
  readonly children: ReactNode;
}

/** Catches errors of rendering and effects: the server's markup shows, the element reports (behaviour 5.3). */
class Boundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.element.crashed(error, rendererLogsErrors);
  }

  override render(): ReactNode {
    return this.state.failed ? <slot /> : this.props.children;
  }
}
