import type { ReactNode } from "react";
import type { Spotlight } from "./Spotlight";

interface Props {
  /** Where to go; nothing happens when it is gone. */
  readonly to: () => Element | undefined;
  readonly spotlight: Spotlight;
  readonly children: ReactNode;
}

/** A line of a list that goes to its element; the focus stays here, so that the next line is one key away. */
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
