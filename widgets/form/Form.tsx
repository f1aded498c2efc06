import { type PropsOf, useCustomState, useWidget } from "@yy/element";
import { useDomPatches } from "@yy/element/react/useDomPatches";
import { useLatest } from "@yy/element/react/useLatest";
import { useMountedWhen } from "@yy/element/react/useMountedWhen";
import { useServerChild } from "@yy/element/react/useServerPart";
import { navigate } from "@yy/http/navigate";
import { useAppSubmitButton } from "@yy/ui/native/useAppSubmitButton";
import { signInUrl } from "@yy/ui/remote/signedOut";
import { useFormSession } from "@yy/ui/sending/formSession";
import { leadsAway } from "@yy/ui/sending/leadsAway";
import type { ShownFailure, SubmissionOptions } from "@yy/ui/sending/Submission";
import { failureText } from "@yy/ui/sending/SubmitResult";
import { type FormSubmission, useSubmission } from "@yy/ui/sending/useSubmission";
import { UploadProgress } from "@yy/ui/uploads/index";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useStore } from "zustand/react";
import { FormController } from "./FormController";
import { FormStore } from "./FormStore";
import type { schema } from "./schema";

type Props = PropsOf<typeof schema>;

/** The server's form, and above it the messages for the form as a whole. */
export function Form(props: Props) {
  const form = useServerChild<HTMLFormElement>(
    "form",
    "a <form> inside it (the browser drops one that stands in another form)",
  );
  const [store] = useState(() => new FormStore());
  const controller = useController(form, props, store);
  const { isSending, progress, failure } = useSending(form, props, store, controller);
  const alerts = useStore(store.view, (view) => view.alerts);
  const announcement = useStore(store.view, (view) => view.announcement);
  const isInvalid = useStore(store.view, (view) => view.invalidFields > 0);
  useMountedWhen(useStore(store.view, (view) => view.isReady));
  useCustomState<typeof schema>("invalid", isInvalid);
  useCustomState<typeof schema>("loading", isSending);
  useAppSubmitButton(form, isSending);
  const shown = isSending ? null : failure;
  const errors = useRef<HTMLDivElement>(null);
  // In a long form the submit button is far below these messages, and no field with a message gets
  // the focus.
  const times = failure && !failure.first ? failure.times : 0;
  useEffect(() => {
    if (times > 0) errors.current?.scrollIntoView({ block: "nearest" });
  }, [times]);
  const messages = new Set([...alerts, ...(shown ? failureMessages(shown, props) : [])]);
  return (
    <>
      <div ref={errors} part="errors" role="alert">
        {[...messages].map((message) => (
          <p key={message}>{message}</p>
        ))}
        {shown?.kind === "signedOut" && (
          // The link opens a new tab, so that what is typed here stays.
          <a part="login" target="_blank" href={signInUrl(props.loginPath)} rel="noreferrer">
            {props.labelLogin}
          </a>
        )}
      </div>
      <slot />
      {progress !== null && <UploadProgress label={props.loadingText} part={progress} />}
      <span className="unseen" aria-live="polite">
        {announcement}
      </span>
    </>
  );
}

/**
 * Validates the form while the page has it. The controller starts anew when one of these texts
 * changes, and after a snapshot of the page was taken.
 */
function useController(
  form: HTMLFormElement | null,
  props: Props,
  store: FormStore,
): RefObject<FormController | null> {
  const { validateOnSubmit, loadingText, reasonText, reasonOneText, reasonManyText } = props;
  const latest = useLatest(props);
  const widget = useWidget<typeof schema>();
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
      loadingText,
      reasonText,
      reasonOneText,
      reasonManyText,
      widget,
      latest,
      store,
    ],
  );
  return controller;
}

/** Follows the submission of the form, and shows the server's errors (README, Behaviour). */
function useSending(
  form: HTMLFormElement | null,
  { submit, loginPath }: Props,
  store: FormStore,
  controller: RefObject<FormController | null>,
): FormSubmission {
  const widget = useWidget<typeof schema>();
  const signOutIfEnded = useFormSession(form, { loginPath });
  const options: SubmissionOptions = {
    onValidate: () => controller.current?.submitted() ?? true,
    onSending: () => store.view.setState({ announcement: "" }),
    signOutIfEnded,
    showErrors: (errors) => controller.current?.showServerErrors(errors),
    clearErrors() {
      controller.current?.clearServerErrors();
      store.view.setState({ announcement: "" });
    },
    leavesFor: ({ redirectedTo }) => leadsAway(redirectedTo),
    onAccepted({ status, body, redirectedTo }) {
      widget.emit("yy:form-submitted", { status, body });
      if (redirectedTo !== undefined) widget.handler(navigate)(redirectedTo);
    },
    onFailed(result, { kind, errors }) {
      const status = kind === "signedOut" ? 401 : result.status;
      widget.emit("yy:form-failed", { status, errors: Object.fromEntries(errors) });
    },
  };
  return useSubmission(form, submit, options, store.submission);
}

function failureMessages(failure: ShownFailure, texts: Props): readonly string[] {
  if (failure.kind === "signedOut") return [texts.signedOutText];
  return failure.kind === "failed" ? [failureText(failure, texts)] : failure.messages;
}
