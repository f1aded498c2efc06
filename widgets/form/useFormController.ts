import { textOfCount } from "@yy/domain/format/pluralize";
import { type PropsOf, useWidget } from "@yy/element";
import { useDomPatches } from "@yy/element/react/useDomPatches";
import { useLatest } from "@yy/element/react/useLatest";
import { navigate } from "@yy/http/navigate";
import { memberOf } from "@yy/page/memberOf";
import { failureText } from "@yy/ui/sending/failureText";
import { useFormSession } from "@yy/ui/sending/formSession";
import { leadsAway } from "@yy/ui/sending/leadsAway";
import {
  type FormSubmission,
  type ShownFailure,
  useSubmission,
} from "@yy/ui/sending/useSubmission";
import { useEffect, useRef, useState } from "react";
import { FormController } from "./FormController";
import { FormStore } from "./FormStore";
import { messagesOf } from "./messageSchema";
import type { schema } from "./schema";
import type { FieldRecords } from "./validation/FieldRecord";

/** What the component renders. */
interface FormState {
  /** The server's messages for the form as a whole. */
  readonly errors: readonly string[];
  /** Whether the visitor has to sign in first. */
  readonly isSignedOut: boolean;
  /** Text of the live region. */
  readonly announcement: string;
  readonly isInvalid: boolean;
  readonly isLoading: boolean;
  /** The fraction of the form's files that has been sent; null while there are none. */
  readonly progress: number | null;
  readonly isReady: boolean;
}

const noErrors: readonly string[] = [];

/** Validates the form, follows its submission, and shows the server's errors (README, Behaviour). */
export function useFormController(
  form: HTMLFormElement | null,
  props: PropsOf<typeof schema>,
): FormState {
  const { submit, validateOnSubmit, scrollToError, loadingText, loginPath } = props;
  const { reasonText, reasonOneText, reasonManyText } = props;
  const latest = useLatest(props);
  const widget = useWidget<typeof schema>();
  const [announcement, announce] = useState("");
  const [fieldErrors, setFieldErrors] = useState(noErrors);
  const [isInvalid, setInvalid] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);
  const [isReady, setReady] = useState(false);
  const [store] = useState(() => new FormStore());
  const [records] = useState<FieldRecords>(() => new WeakMap());
  const current = useRef<FormController | null>(null);
  /** The element that had the focus when the form was sent: a button loses it when it is disabled. */
  const pressed = useRef<Element | null>(null);
  const submission = useRef<FormSubmission | null>(null);

  useDomPatches(
    (patches) => {
      if (!form) return undefined;
      const controller = new FormController(form, widget.element, store, records, patches, {
        scrollsToError: scrollToError,
        messages: () => messagesOf(latest.current),
        report: widget.report,
        ready: () => setReady(true),
        announce,
        alert: setFieldErrors,
        validated(errors) {
          setInvalid(!controller.isValid);
          widget.emit("yy:form-validated", { valid: controller.isValid, errors });
        },
        reason({ isLoading, invalidFields }) {
          if (isLoading) return loadingText;
          if (validateOnSubmit || invalidFields === 0) return "";
          return (
            reasonText?.replaceAll("{count}", String(invalidFields)) ??
            textOfCount(invalidFields, reasonOneText, reasonManyText)
          );
        },
        isSubmitting: () => submission.current?.isSubmitting() ?? false,
      });
      current.current = controller;
      controller.start();
      return () => {
        current.current = null;
        controller.end();
      };
    },
    [
      form,
      submit,
      validateOnSubmit,
      scrollToError,
      reasonText,
      reasonOneText,
      reasonManyText,
      loadingText,
      latest,
      store,
      records,
    ],
  );

  const endsSession = useFormSession(form, { loginPath });
  submission.current = useSubmission(form, {
    method: submit,
    onValidate() {
      current.current?.clearServerErrors();
      return current.current?.attempt() ?? true;
    },
    onSending() {
      pressed.current = document.activeElement;
      announce("");
      setProgress(null);
      current.current?.setLoading(true);
    },
    onProgress: setProgress,
    onSettled() {
      current.current?.setLoading(false);
      refocus(pressed.current);
    },
    endsSession,
    leavesFor: ({ redirectedTo }) => redirectedTo !== undefined && leadsAway(redirectedTo),
    onAccepted({ status, body, redirectedTo }) {
      widget.emit("yy:form-submitted", { status, body });
      if (redirectedTo !== undefined) widget.handler(navigate)(redirectedTo);
    },
    onFailed(result, { kind, errors }) {
      const status = kind === "signedOut" ? 401 : result.status;
      widget.emit("yy:form-failed", { status, errors: Object.fromEntries(errors) });
    },
    showErrors: (errors) => current.current?.showServerErrors(errors),
  });
  const { isSending, failure, clearFailure } = submission.current;

  useEffect(() => {
    if (!form || !failure) return undefined;
    memberOf(form, "addEventListener")("input", clearFailure);
    return () => memberOf(form, "removeEventListener")("input", clearFailure);
  }, [form, failure, clearFailure]);

  const messages = failure && !isSending ? failureMessages(failure, props) : noErrors;
  const isSignedOut = !isSending && failure?.kind === "signedOut";
  return {
    errors: [...new Set([...fieldErrors, ...messages])],
    isSignedOut,
    announcement,
    isInvalid,
    isLoading: isSending,
    progress: isSending ? progress : null,
    isReady,
  };
}

function failureMessages(failure: ShownFailure, texts: PropsOf<typeof schema>): readonly string[] {
  if (failure.kind === "signedOut") return [texts.signedOutText];
  return failure.kind === "failed" ? [failureText(failure, texts)] : failure.messages;
}

function refocus(element: Element | null): void {
  const isLost = document.activeElement === null || document.activeElement === document.body;
  if (isLost && element instanceof HTMLElement) element.focus({ preventScroll: true });
}
