import type { ReactNode } from "react";
import type { Spotlight } from "./Spotlight";

interface Props {
  /** The element to show; without one on the page, the outline is removed. */
  readonly to: () => Element | undefined;
  readonly spotlight: Spotlight;
  readonly children: ReactNode;
}

/**
 * A button that scrolls to an element and outlines it. The focus stays on the button, so that the
 * next line is one key away.
 */
export function GoTo({ to, spotlight, children }: Props) {
  const go = () => {
    const element = to();
    if (element?.isConnected) spotlight.show(element);
    else spotlight.clear();
  };
  return (
    <button type="button" className="go" onClick={go}>
      {children}
    </button>
  );
}
