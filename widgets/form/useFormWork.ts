import { fieldErrorsOf, fieldFor, submitReason } from "@yy/domain/forms/formRules";
import { type PropsOf, useWidget } from "@yy/element";
import { memberOf } from "@yy/element/dom/memberOf";
import { useDomPatches } from "@yy/element/react/useDomPatches";
import { navigate } from "@yy/http/navigate";
import { followSubmission } from "@yy/ui/sending/followSubmission";
import type { SubmitResult } from "@yy/ui/sending/SubmitResult";
import { useRef, useState } from "react";
import type { FieldRecords } from "./FieldRecord";
import { FormWork } from "./FormWork";
import type { schema } from "./schema";

/** What is to be drawn of a form's work. */
interface FormState {
  /** What the server says of the form as a whole. */
  readonly errors: readonly string[];
  /** What a screen reader is to say once. */
  readonly announcement: string;
  readonly isInvalid: boolean;
  readonly isLoading: boolean;
  readonly isReady: boolean;
}

const nothing: FormState = {
  errors: [],
  announcement: "",
  isInvalid: false,
  isLoading: false,
  isReady: false,
};

/** Validates the form, follows it to the server, and shows the answer on it (README, Behaviour). */
export function useFormWork(
  form: HTMLFormElement | null,
  {
    submit,
    validateOnSubmit,
    scrollToError,
    reasonText,
    loadingText,
    errorText,
  }: PropsOf<typeof schema>,
): FormState {
  const widget = useWidget<typeof schema>();
  const [view, setView] = useState(nothing);
  const records = useRef<FieldRecords>(new WeakMap()).current;

  useDomPatches(
    (patches) => {
      if (!form) return;
      let isLoading = false;
      /** What had the focus when the form was sent: a button loses it by being disabled. */
      let pressed: Element | null = null;
      const show = (change: Partial<FormState>) =>
        setView((before) => (isSame(before, change) ? before : { ...before, ...change }));

      const work = new FormWork(form, widget.element, records, patches, {
        scrollsToError: scrollToError,
        report: widget.report,
        ready: () => show({ isReady: true }),
        announce: (announcement) => show({ announcement }),
        validated(errors) {
          show({ isInvalid: !work.isValid });
          widget.emit("yy:form-validated", { valid: work.isValid, errors });
        },
        reason(invalidFields) {
          if (isLoading) return loadingText;
          if (validateOnSubmit || invalidFields === 0) return "";
          return (
            reasonText?.replaceAll("{count}", String(invalidFields)) ??
            submitReason({ isLoading, invalidFields })
          );
        },
      });

      const setLoading = (on: boolean) => {
        isLoading = on;
        if (on) patches.set(form, "aria-busy", "true");
        else patches.unset(form, "aria-busy");
        work.updateButtons();
        show({ isLoading: on });
      };

      const fail = (result: SubmitResult) => {
        const { status, isShown, error } = result;
        const errors = fieldErrorsOf(result);
        const rest = work.showServerErrors(errors, fieldFor);
        show({ errors: errors.size > 0 || isShown ? rest : [errorText] });
        widget.emit("yy:form-failed", { status, errors: Object.fromEntries(errors) });
        if (error !== undefined && errors.size === 0) widget.report(error);
      };

      const stopSending = followSubmission(form, submit, {
        tag: widget.element.localName,
        mayBegin() {
          work.clearServerErrors();
          return work.attempt();
        },
        began() {
          pressed = document.activeElement;
          show({ errors: nothing.errors, announcement: "" });
          setLoading(true);
        },
        ended(result) {
          setLoading(false);
          refocus(pressed);
          if (!result) return;
          if (!result.isSuccess) return fail(result);
          widget.emit("yy:form-submitted", { status: result.status, body: result.body });
          if (result.redirectedTo !== undefined) widget.handler(navigate)(result.redirectedTo);
        },
      });

      const forgetErrors = () => show({ errors: nothing.errors });
      memberOf(form, "addEventListener")("input", forgetErrors);
      work.start();
      return () => {
        memberOf(form, "removeEventListener")("input", forgetErrors);
        stopSending();
        work.end();
      };
    },
    [form, submit, validateOnSubmit, scrollToError, reasonText, loadingText, errorText],
  );
  return form ? view : nothing;
}

function refocus(element: Element | null): void {
  const isLost = document.activeElement === null || document.activeElement === document.body;
  if (isLost && element instanceof HTMLElement) element.focus({ preventScroll: true });
}

function isSame(view: FormState, change: Partial<FormState>): boolean {
  return Object.entries(change).every(([name, value]) => view[name as keyof FormState] === value);
}
