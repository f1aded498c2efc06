import { useLiveEffect, useWidget } from "@yy/element";
import type { EventDetail, WidgetSchema } from "@yy/element/config/schema";
import { loadChunk } from "@yy/page/loadChunk";
import { useEffect, useRef } from "react";
import { isInApp } from "./nativeApp";
import type { AppSubmitButton } from "./submitButton";

/** The part of a form widget's schema that this needs. */
export interface SubmitSchema extends WidgetSchema {
  readonly states: { readonly native: string };
  readonly native: {
    readonly show: {
      readonly description: string;
      readonly data: EventDetail<{ label: string; enabled: boolean; loading: boolean }>;
    };
  };
}

/** Shows the form's submit button in the bar of the app around the page, if that has one. */
export function useAppSubmitButton(form: HTMLFormElement | null, isLoading: boolean): void {
  const widget = useWidget<SubmitSchema>();
  const button = useRef<AppSubmitButton>(undefined);

  useEffect(() => button.current?.setLoading(isLoading), [isLoading]);
  useLiveEffect(() => {
    const component = widget.element.localName;
    if (!form || !isInApp(component)) return undefined;
    let isOver = false;
    loadChunk(component, () => import("./submitButton")).then(({ AppSubmitButton }) => {
      if (!isOver) button.current = new AppSubmitButton(form, widget, false);
    }, widget.report);
    return () => {
      isOver = true;
      button.current?.end();
    };
  }, [form, widget]);
}
