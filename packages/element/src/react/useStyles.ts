import { useLayoutEffect } from "react";
import { adoptStyles } from "../rendering/styleSheets";
import { useWidget } from "./useWidget";

/**
 * Adds styles to the widget's shadow root, beside those of its definition, while they are given.
 */
export function useStyles(css: string | undefined): void {
  const widget = useWidget();
  useLayoutEffect(() => {
    const root = widget.element.shadowRoot;
    if (css === undefined || !root) return;
    let adopted = adoptStyles(root, [css]);
    // The browser drops adopted sheets when the element moves to another document.
    const stop = widget.onMove(() => {
      adopted = adoptStyles(root, [css]);
    });
    return () => {
      stop();
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => !adopted.includes(each));
    };
  }, [widget, css]);
}
