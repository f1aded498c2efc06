import { useLiveEffect, useWidget } from "@yy/element";
import type { EventDetail, WidgetSchema } from "@yy/element/config/schema";
import { useLatest } from "@yy/element/react/useLatest";
import { useState } from "react";
import { isInApp, showInApp } from "./nativeApp";

/** The part of a panel widget's schema that this code needs. */
interface TitleSchema extends WidgetSchema {
  readonly native: {
    readonly show: {
      readonly description: string;
      readonly data: EventDetail<{ title: string; close: string }>;
    };
  };
}

/**
 * Whether the app around the page shows the title and the close button in a bar of its own.
 * @param isWanted true while the panel is open
 * @param onClose called when the app's close button was pressed
 */
export function useAppTitle(
  title: string,
  close: string,
  isWanted: boolean,
  onClose: () => void,
): boolean {
  const widget = useWidget<TitleSchema>();
  const latest = useLatest(onClose);
  const [isShown, setShown] = useState(false);
  useLiveEffect(() => {
    if (!isWanted || !isInApp(widget.element.localName)) return undefined;
    const view = showInApp(
      widget,
      { title, close },
      {
        onShown: () => setShown(true),
        answers: { closed: () => latest.current() },
        onRefused: () => setShown(false),
      },
    );
    return () => {
      view.hide();
      setShown(false);
    };
  }, [widget, title, close, isWanted, latest]);
  return isShown;
}
