import { Component, createElement, type ReactNode, useEffect, useLayoutEffect } from "react";
import type { Props } from "../config/settings";
import { WidgetContext } from "../react/useWidget";
import { rendererLogsErrors } from "./renderer";
import type { Widget } from "./Widget";

/** The bridge's component: finds its element through the container the bridge passes, and draws the widget in it. */
export function Adapter({ container }: { container: ShadowRoot }) {
  const { widget } = container.host as HTMLElement & { widget: Widget };
  return (
    <Boundary widget={widget}>
      <WidgetContext.Provider value={widget}>
        <Connected widget={widget} props={widget.props} />
      </WidgetContext.Provider>
    </Boundary>
  );
}

function Connected({ widget, props }: { widget: Widget; props: Props }) {
  useLayoutEffect(() => widget.drawn(), [widget]);
  // Runs after the component's own effects, so "mounted" means that the behaviour is there.
  useEffect(() => widget.mounted(), [widget]);
  return createElement(widget.definition.component, props);
}

interface BoundaryProps {
  readonly widget: Widget;
  readonly children: ReactNode;
}

/** Catches errors of rendering and effects: the server's markup shows, the element reports (behaviour 5.3). */
class Boundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.widget.crashed(error, rendererLogsErrors);
  }

  override render(): ReactNode {
    return this.state.failed ? <slot /> : this.props.children;
  }
}
