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
import { isSamePurchase, purchaseOf } from "./purchaseOf";
import { hideRatedPanel, isMarkedRated, showForNextPurchase } from "./ratedPanel";
import { ratingValue } from "./ratingValue";
import type { schema } from "./schema";
import { useNextPurchase } from "./useNextPurchase";
import { usePurchase } from "./usePurchase";

interface Rating extends FormSubmission {
  /** The server's messages for fields that did not get the focus. */
  readonly spoken: string;
  readonly isRated: boolean;
  /** Gets the focus when the panel is hidden. */
  readonly thanks: RefObject<HTMLDivElement | null>;
}

/**
 * Follows the submission of the rating, whether we or a library of the page send it, and shows the
 * result (README, Who sends the form).
 */
export function useRating(
  panel: HTMLElement | null,
  form: HTMLFormElement | null,
  { loginPath }: PropsOf<typeof schema>,
): Rating {
  const widget = useWidget<typeof schema>();
  const purchase = usePurchase(panel, form);
  const [rated, setRated] = useState<{ panel: Element; purchase: string }>();
  const thanks = useRef<HTMLDivElement>(null);
  const focus = useRef(new PanelFocus()).current;
  const value = useRef(0);
  /** The purchase of the latest sending. */
  const sent = useRef("");
  const isRated =
    panel !== null &&
    ((rated?.panel === panel && isSamePurchase(rated.purchase, purchase)) ||
      isMarkedRated(panel, purchase));
  // Asked of the markup, because an answer may come before the next render.
  const isSentOneShown = () =>
    panel !== null &&
    form !== null &&
    isSamePurchase(sent.current, purchaseOf(widget.element, panel, form));

  useNextPurchase(panel, form, purchase, () => {
    submission.clearFailure();
    serverErrors.clear();
    focus.forget();
  });
  useDomPatches(() => {
    // This also runs after a morph, which restores the server's panel.
    if (panel && isRated) hideRatedPanel(panel, purchase);
    else if (panel) showForNextPurchase(panel, purchase);
    return undefined;
  }, [panel, isRated, purchase]);

  const serverErrors = useServerErrors(form);
  const signOutIfEnded = useFormSession(form, { loginPath, isForMembers: true });
  const submission = useSubmission(panel && !isRated ? form : null, "fetchUnlessTaken", {
    signOutIfEnded,
    showErrors: (errors) => (isSentOneShown() ? serverErrors.show(errors) : undefined),
    clearErrors: serverErrors.clear,
    onSending() {
      serverErrors.clear();
      if (!panel || !form) return;
      value.current = ratingValue(form);
      sent.current = purchaseOf(widget.element, panel, form);
      focus.remember(panel, widget.element);
    },
    onAccepted() {
      if (!panel) return;
      // The panel is hidden here and not in the next render, because Turbo may take its snapshot
      // before that.
      if (isSentOneShown()) hideRatedPanel(panel, sent.current);
      setRated({ panel, purchase: sent.current });
      widget.emit("yy:purchase-rated", { value: value.current });
    },
    onFailed(result, { kind }) {
      if (!isSentOneShown()) submission.clearFailure();
      const isUnreported = kind === "failed" && result.error === undefined;
      if (form && isUnreported) widget.report(unacceptedRating(form, result));
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

  // In an effect, after the render, because rails-ujs enables its button only after its event.
  useEffect(() => {
    if (rated) focus.moveTo(thanks.current);
  }, [rated, focus]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useEffect(() => {
    if (failure && form && !focus.restore(form)) serverErrors.say();
  }, [failure, form, focus]);

  const { spoken } = serverErrors;
  return { ...submission, spoken, failure: isRated ? null : failure, isRated, thanks };
}

/**
 * Returns the error to report when a library of the page has sent the form, and does not expose its
 * own error.
 */
function unacceptedRating(
  form: HTMLFormElement,
  { status, url, body }: SubmitResult,
): RequestError {
  return requestError(`the rating was not taken: ${status || "no answer"}`, {
    status,
    url: url || memberOf(form, "action"),
    body,
  });
}
