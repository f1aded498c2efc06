import type { RequestError } from "@yy/domain/errors";
import { type PropsOf, useWidget } from "@yy/element";
import { useDomPatches } from "@yy/element/react/useDomPatches";
import { requestError } from "@yy/http/answer";
import { memberOf } from "@yy/page/memberOf";
import { useFormSession } from "@yy/ui/sending/formSession";
import type { SubmitResult } from "@yy/ui/sending/SubmitResult";
import { useServerErrors } from "@yy/ui/sending/useServerErrors";
import { type FormSubmission, useSubmission } from "@yy/ui/sending/useSubmission";
import { type RefObject, useEffect, useRef, useState } from "react";
import { PanelFocus } from "./PanelFocus";
import { hideRatedPanel, isRatedPanel } from "./ratedPanel";
import { ratingValue } from "./ratingValue";
import type { schema } from "./schema";

interface Rating extends FormSubmission {
  /** What the server says of fields that did not get the focus. */
  readonly spoken: string;
  readonly isRated: boolean;
  /** Gets the focus of a panel that is hidden. */
  readonly thanks: RefObject<HTMLDivElement | null>;
}

/** Follows the submission of the rating, whoever sends it, and shows the result (README, Who sends the form). */
export function useRating(
  panel: HTMLElement | null,
  form: HTMLFormElement | null,
  { loginPath }: PropsOf<typeof schema>,
): Rating {
  const widget = useWidget<typeof schema>();
  const [ratedPanel, setRatedPanel] = useState<Element | null>(null);
  const thanks = useRef<HTMLDivElement>(null);
  const focus = useRef(new PanelFocus()).current;
  const value = useRef(0);
  const isRated = panel !== null && (ratedPanel === panel || isRatedPanel(panel));

  useDomPatches(() => {
    // Also after a morph, which brings back the server's panel as it was.
    if (panel && isRated) hideRatedPanel(panel);
    return undefined;
  }, [panel, isRated]);

  const serverErrors = useServerErrors(form);
  const endsSession = useFormSession(form, { loginPath, isForMembers: true });
  const submission = useSubmission(panel && !isRated ? form : null, {
    method: "unclaimed",
    endsSession,
    showErrors: serverErrors.show,
    onSending() {
      serverErrors.clear();
      if (!panel || !form) return;
      value.current = ratingValue(form);
      focus.remember(panel, widget.element);
    },
    onAccepted() {
      if (!panel) return;
      // Not in the next render: Turbo may take its snapshot before that.
      hideRatedPanel(panel);
      setRatedPanel(panel);
      widget.emit("yy:purchase-rated", { value: value.current });
    },
    onFailed(result, { kind }) {
      const isUntold = kind === "failed" && result.error === undefined;
      if (form && isUntold) widget.report(noRating(form, result));
    },
  });
  const { isSending, failure } = submission;

  useDomPatches(
    (patches) => {
      if (panel && isSending) patches.set(panel, "aria-busy", "true");
      return undefined;
    },
    [panel, isSending],
  );

  // In an effect, after the render: rails-ujs enables its button only after its event.
  useEffect(() => {
    if (ratedPanel) focus.goOn(thanks.current);
  }, [ratedPanel, focus]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useEffect(() => {
    if (failure && form && !focus.restore(form)) serverErrors.say();
  }, [failure, form, focus]);

  const { spoken } = serverErrors;
  return { ...submission, spoken, failure: isRated ? null : failure, isRated, thanks };
}

/** The error to report when a library of the page has sent the form, and keeps its own errors to itself. */
function noRating(form: HTMLFormElement, { status, url, body }: SubmitResult): RequestError {
  return requestError(`the rating was not taken: ${status || "no answer"}`, {
    status,
    url: url || memberOf(form, "action"),
    body,
  });
}
