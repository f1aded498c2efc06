import { type PropsOf, useWidget } from "@yy/element";
import { useDomPatches } from "@yy/element/react/useDomPatches";
import { useLatest } from "@yy/element/react/useLatest";
import { navigate } from "@yy/http/navigate";
import { useFormSession } from "@yy/ui/sending/formSession";
import { leadsAway } from "@yy/ui/sending/leadsAway";
import { failureText, type SubmitFailure, type SubmitResult } from "@yy/ui/sending/SubmitResult";
import { type ShownFailure, useSubmission } from "@yy/ui/sending/useSubmission";
import { useRef, useState } from "react";
import { useStore } from "zustand/react";
import { FormController } from "./FormController";
import { FormStore } from "./FormStore";
import type { schema } from "./schema";

/** What the component renders. */
interface FormState {
  /** The server's messages for the form as a whole, and those of fields that cannot be seen. */
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
  const [store] = useState(() => new FormStore());
  const controller = useRef<FormController | null>(null);

  useDomPatches(
    (patches) => {
      if (!form) return undefined;
      const context = { form, widget, props: () => latest.current, store, patches };
      const started = new FormController(context);
      controller.current = started;
      started.start();
      return () => {
        controller.current = null;
        started.end();
      };
    },
    [
      form,
      validateOnSubmit,
      scrollToError,
      reasonText,
      reasonOneText,
      reasonManyText,
      loadingText,
      widget,
      latest,
      store,
    ],
  );

  const endsSession = useFormSession(form, { loginPath });
  const options = {
    onValidate() {
      controller.current?.clearServerErrors();
      return controller.current?.attempt() ?? true;
    },
    onSending: () => store.view.setState({ announcement: "" }),
    endsSession,
    showErrors: (errors: SubmitFailure["errors"]) => controller.current?.showServerErrors(errors),
    leavesFor: ({ redirectedTo }: SubmitResult) => leadsAway(redirectedTo),
    onAccepted({ status, body, redirectedTo }: SubmitResult) {
      widget.emit("yy:form-submitted", { status, body });
      if (redirectedTo !== undefined) widget.handler(navigate)(redirectedTo);
    },
    onFailed(result: SubmitResult, { kind, errors }: SubmitFailure) {
      const status = kind === "signedOut" ? 401 : result.status;
      widget.emit("yy:form-failed", { status, errors: Object.fromEntries(errors) });
    },
  };
  const { isSending, progress, failure } = useSubmission(form, submit, options, store.submission);

  const alerts = useStore(store.view, (view) => view.alerts);
  const announcement = useStore(store.view, (view) => view.announcement);
  const isInvalid = useStore(store.view, (view) => view.invalidFields > 0);
  const isReady = useStore(store.view, (view) => view.isReady);
  const messages = failure && !isSending ? failureMessages(failure, props) : noErrors;
  const isSignedOut = !isSending && failure?.kind === "signedOut";
  return {
    errors: [...new Set([...alerts, ...messages])],
    isSignedOut,
    announcement,
    isInvalid,
    isLoading: isSending,
    progress,
    isReady,
  };
}

function failureMessages(failure: ShownFailure, texts: PropsOf<typeof schema>): readonly string[] {
  if (failure.kind === "signedOut") return [texts.signedOutText];
  return failure.kind === "failed" ? [failureText(failure, texts)] : failure.messages;
}
