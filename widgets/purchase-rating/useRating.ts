import { RequestError } from "@yy/domain/errors";
import { type PropsOf, useWidget } from "@yy/element";
import { memberOf } from "@yy/element/dom/memberOf";
import { useDomPatches } from "@yy/element/react/useDomPatches";
import { endsSession } from "@yy/ui/sending/endsSession";
import { followSubmission } from "@yy/ui/sending/followSubmission";
import type { SubmitResult } from "@yy/ui/sending/SubmitResult";
import { useServerErrors } from "@yy/ui/sending/useServerErrors";
import { type FormSender, type Submission, useSubmission } from "@yy/ui/sending/useSubmission";
import { type RefObject, useEffect, useRef, useState } from "react";
import { PanelFocus } from "./PanelFocus";
import { hideRatedPanel, isRatedPanel } from "./ratedPanel";
import { ratingValue } from "./ratingValue";
import type { schema } from "./schema";

interface Rating extends Submission {
  readonly isRated: boolean;
  /** What takes the focus of a panel that goes away. */
  readonly thanks: RefObject<HTMLDivElement | null>;
}

const sender: FormSender = (form, callbacks) => followSubmission(form, "unclaimed", callbacks);

/** Follows the rating to the server, whoever sends it, and shows what came of it (README, Who sends the form). */
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
    // Again after a morph, which brings the server's panel as it was.
    if (panel && isRated) hideRatedPanel(panel);
    return undefined;
  }, [panel, isRated]);

  const serverErrors = useServerErrors(form);
  const submission = useSubmission(panel && !isRated ? form : null, {
    sender,
    endsSession: (result) => endsSession(result, loginPath),
    showErrors: serverErrors.show,
    began() {
      serverErrors.clear();
      if (!panel || !form) return;
      value.current = ratingValue(form);
      focus.remember(panel, widget.element);
    },
    succeeded() {
      if (!panel) return;
      // Not with the next drawing: Turbo may take its snapshot before.
      hideRatedPanel(panel);
      setRatedPanel(panel);
      widget.emit("yy:purchase-rated", { value: value.current });
    },
    failed(result, { kind }) {
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

  // Once it is drawn: rails-ujs enables its button only after it has told.
  useEffect(() => {
    if (ratedPanel) focus.goOn(thanks.current);
  }, [ratedPanel, focus]);
  useEffect(() => {
    if (failure && form) focus.restore(form);
  }, [failure, form, focus]);

  return { ...submission, failure: isRated ? null : failure, isRated, thanks };
}

/** A library of the page sent it, and keeps its errors to itself. */
function noRating(form: HTMLFormElement, { status, url, body }: SubmitResult): RequestError {
  return new RequestError(`the rating was not taken: ${status || "no answer"}`, {
    status,
    url: url || memberOf(form, "action"),
    body,
  });
}
