import { useLiveEffect, useWidget } from "@yy/element";
import { loadChunk } from "@yy/page/loadChunk";
import { useEffect, useRef } from "react";
import { isInApp } from "./nativeApp";
import type { AppSubmitButton, SubmitSchema } from "./submitButton";

/**
 * Shows the form's submit button in the bar of the app around the page, if there is an app with
 * such a bar.
 */
export function useAppSubmitButton(form: HTMLFormElement | null, isLoading: boolean): void {
  const widget = useWidget<SubmitSchema>();
  const button = useRef<AppSubmitButton>(undefined);

  useEffect(() => button.current?.setLoading(isLoading), [isLoading]);
  useLiveEffect(() => {
    const component = widget.element.localName;
    if (!form || !isInApp(component)) return undefined;
    let isStopped = false;
    loadChunk(component, () => import("./submitButton")).then(({ AppSubmitButton }) => {
      if (!isStopped) button.current = new AppSubmitButton(form, widget, false);
    }, widget.report);
    return () => {
      isStopped = true;
      button.current?.end();
    };
  }, [form, widget]);
}
