import { RequestError } from "@yy/domain/errors";
import { fieldErrorsOf } from "@yy/domain/forms/formRules";
import { type PropsOf, useWidget } from "@yy/element";
import { memberOf } from "@yy/element/dom/memberOf";
import { useDomPatches } from "@yy/element/react/useDomPatches";
import { announceUnauthorized } from "@yy/http/unauthorized";
import { isSignedOut } from "@yy/ui/remote/index";
import { followSubmission } from "@yy/ui/sending/followSubmission";
import type { SubmitResult } from "@yy/ui/sending/SubmitResult";
import { type RefObject, useEffect, useRef, useState } from "react";
import { FieldComplaints } from "./FieldComplaints";
import { PanelFocus } from "./PanelFocus";
import type { RatingError } from "./RatingError";
import { hideRatedPanel, isRatedPanel } from "./ratedPanel";
import { ratingValue } from "./ratingValue";
import type { schema } from "./schema";

interface Rating {
  readonly isSending: boolean;
  readonly isRated: boolean;
  /** Of the last sending; stays while it is tried again. */
  readonly error: RatingError | null;
  /** What takes the focus of a panel that goes away. */
  readonly thanks: RefObject<HTMLDivElement | null>;
  readonly retry: () => void;
}

/** Follows the rating to the server, whoever sends it, and shows what came of it (README, Who sends the form). */
export function useRating(
  panel: HTMLElement | null,
  form: HTMLFormElement | null,
  { loginPath }: PropsOf<typeof schema>,
): Rating {
  const widget = useWidget<typeof schema>();
  const [isSending, setSending] = useState(false);
  const [ratedPanel, setRatedPanel] = useState<Element | null>(null);
  const [error, setError] = useState<RatingError | null>(null);
  const thanks = useRef<HTMLDivElement>(null);
  const focus = useRef(new PanelFocus()).current;
  const submitter = useRef<HTMLElement | null>(null);
  const isRated = panel !== null && (ratedPanel === panel || isRatedPanel(panel));

  useDomPatches(
    (patches) => {
      if (!panel || !form) return undefined;
      // Again after a morph, which brings the server's panel as it was.
      if (isRated) {
        hideRatedPanel(panel);
        return undefined;
      }
      const complaints = new FieldComplaints(form, patches);
      let value = 0;

      const succeed = () => {
        // Not with the next drawing: Turbo may take its snapshot before.
        hideRatedPanel(panel);
        setRatedPanel(panel);
        setError(null);
        widget.emit("yy:purchase-rated", { value });
      };
      const showError = (next: DistributiveOmit<RatingError, "times">) =>
        setError((before) => ({ ...next, times: (before?.times ?? 0) + 1 }));
      const fail = (result: SubmitResult) => {
        const said = fieldErrorsOf(result);
        const rest = complaints.show(said);
        if (rest.length > 0) return showError({ kind: "refused", messages: rest });
        if (said.size > 0 || result.isShown) return showError({ kind: "shown" });
        showError({ kind: "failed" });
        widget.report(result.error ?? noRating(form, result));
      };
      const end = (result: SubmitResult | undefined) => {
        setSending(false);
        patches.unset(panel, "aria-busy");
        if (!result) return;
        if (isSignedOut(answerOf(result), loginPath)) {
          showError({ kind: "signed-out" });
          announceUnauthorized();
        } else if (result.isSuccess) succeed();
        else fail(result);
      };

      const note = (event: SubmitEvent) => {
        submitter.current = event.submitter;
      };
      const clear = () => complaints.hide();
      const listen = memberOf(form, "addEventListener");
      listen("submit", note, { capture: true });
      listen("input", clear);
      const stop = followSubmission(form, "unclaimed", {
        tag: widget.element.localName,
        mayBegin: () => true,
        began() {
          value = ratingValue(form);
          focus.remember(panel, widget.element);
          complaints.hide();
          patches.set(panel, "aria-busy", "true");
          setSending(true);
        },
        ended: end,
      });
      return () => {
        stop();
        setSending(false);
        const unlisten = memberOf(form, "removeEventListener");
        unlisten("submit", note, { capture: true });
        unlisten("input", clear);
      };
    },
    [widget, panel, form, isRated, loginPath],
  );

  // Once it is drawn: rails-ujs enables its button only after it has told.
  useEffect(() => {
    if (ratedPanel) focus.goOn(thanks.current);
  }, [ratedPanel, focus]);
  useEffect(() => {
    if (error && form) focus.restore(form);
  }, [error, form, focus]);

  return {
    isSending,
    isRated,
    error: isRated ? null : error,
    thanks,
    retry: () => form && memberOf(form, "requestSubmit")(buttonOf(form, submitter.current)),
  };
}

type DistributiveOmit<T, K extends keyof T> = T extends unknown ? Omit<T, K> : never;

/** The button that was pressed, whose name and value go with the form, if it is still there to be pressed. */
function buttonOf(form: HTMLFormElement, submitter: HTMLElement | null): HTMLElement | null {
  return submitter && "form" in submitter && submitter.form === form ? submitter : null;
}

function answerOf({ status, redirectedTo, url }: SubmitResult): { status: number; url: string } {
  return { status, url: redirectedTo ?? url ?? "" };
}

/** A library of the page sent it, and keeps its errors to itself. */
function noRating(form: HTMLFormElement, { status, url, body }: SubmitResult): RequestError {
  return new RequestError(`the rating was not taken: ${status || "no answer"}`, {
    status,
    url: url || memberOf(form, "action"),
    body,
  });
}
