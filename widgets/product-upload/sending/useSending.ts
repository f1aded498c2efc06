import { listingPayload } from "@yy/domain/listing/listingPayload";
import { type PropsOf, useCustomState, useWidget } from "@yy/element";
import { useDomPatches } from "@yy/element/react/useDomPatches";
import { useLatest } from "@yy/element/react/useLatest";
import { createProduct } from "@yy/http/api/products";
import { navigate } from "@yy/http/navigate";
import { memberOf } from "@yy/page/memberOf";
import { session } from "@yy/session/session";
import { goToField } from "@yy/ui/fields/goToField";
import { onFormInput } from "@yy/ui/fields/onFormInput";
import { withPage } from "@yy/ui/sending/readAnsweredPage";
import type { SendInstead, ShownFailure } from "@yy/ui/sending/Submission";
import { signOutIfEnded } from "@yy/ui/sending/SubmitResult";
import { submitButtons } from "@yy/ui/sending/submitButtons";
import { useServerErrors } from "@yy/ui/sending/useServerErrors";
import { useSubmission } from "@yy/ui/sending/useSubmission";
import { useCallback, useEffect, useRef, useState } from "react";
import { entriesOf } from "../listingFields";
import type { PhotoUploads } from "../photos/PhotoUploads";
import type { schema } from "../schema";
import type { ListingKey } from "./ListingKey";

/** State of the listing's submission. */
export interface UploadState {
  readonly phase: "idle" | "waiting" | "sending" | "created";
  /** Messages for the listing as a whole. */
  readonly failures: readonly string[];
  /** How many failures there were; 0 while none is shown. */
  readonly times: number;
  /** The server's messages for fields that did not get the focus. */
  readonly spoken: string;
  /** Whether the session has ended. */
  readonly isSignedOut: boolean;
  /** Submits again with the button that was pressed. */
  readonly retry: () => void;
}

/** Callbacks of the submission. */
interface UploadCallbacks {
  readonly photoUploads: PhotoUploads | null;
  readonly listingKey: ListingKey;
  readonly texts: PropsOf<typeof schema>;
  /** Called when the listing is created. */
  readonly created: () => void;
}

/** Steps of the submission that are not requests. */
type Stage = "waitsForPhotos" | "lacksPhotos" | "created" | undefined;

/** Sends the listing as JSON instead of the form (README, Sending), one submission at a time. */
export function useSending(form: HTMLFormElement | null, callbacks: UploadCallbacks): UploadState {
  const widget = useWidget<typeof schema>();
  const [stage, setStage] = useState<Stage>();
  const { listingKey: key } = callbacks;
  const hasTyped = useRef(false);
  const isLeaving = useRef(false);
  const latest = useLatest(callbacks);

  const send = useCallback<SendInstead>(
    async (submitter) => {
      const { signal } = widget;
      if (!form) return undefined;
      const { photoUploads } = latest.current;
      let entries = entriesOf(form, submitter);
      if (photoUploads?.isBusy) {
        setStage("waitsForPhotos");
        await photoUploads.uploadsDone();
        // The visitor may have typed on meanwhile.
        entries = entriesOf(form, submitter);
      }
      setStage(photoUploads?.hasFailed ? "lacksPhotos" : undefined);
      if (photoUploads?.hasFailed) return { isSuccess: false, status: 0, body: null };
      if (signal.aborted) return undefined;
      const product = await createProduct(
        listingPayload(entries, latest.current.photoUploads?.store.ids ?? null),
        key.for(session.getState().user?.id),
      );
      key.renew();
      const { created, texts } = latest.current;
      created();
      if (signal.aborted) return undefined;
      widget.emit("yy:product-created", { product });
      if (texts.redirectUrl !== undefined) {
        navigate(texts.redirectUrl);
        isLeaving.current = true;
        // This never resolves: the submission lasts until the page is left, so that another click
        // sends nothing.
        await new Promise(() => undefined);
      }
      return { isSuccess: true, status: 201, body: product };
    },
    [form, widget, key, latest],
  );

  const startAnew = () => {
    if (form) memberOf(form, "reset")();
    callbacks.photoUploads?.clear();
  };

  const serverErrors = useServerErrors(form);
  const submission = useSubmission(form, send, {
    signOutIfEnded: (result) =>
      form !== null && signOutIfEnded(withPage(form, result), callbacks.texts.loginPath),
    showErrors: serverErrors.show,
    clearErrors: serverErrors.clear,
    onSending() {
      serverErrors.clear();
      hasTyped.current = false;
      setStage(undefined);
    },
    onSettled() {
      // The page has returned from the back/forward cache.
      if (isLeaving.current) startAnew();
      isLeaving.current = false;
    },
    onAccepted() {
      startAnew();
      setStage("created");
    },
    onFailed(_, { first }) {
      // Do not steal the focus while the visitor is typing.
      const isRead = first !== undefined && !hasTyped.current && goToField(first, false);
      if (!isRead) serverErrors.say();
    },
  });
  const { isSending, failure } = submission;
  useCustomState<typeof schema>("loading", isSending);

  useDomPatches(
    (patches) => {
      if (!form || !isSending) return undefined;
      patches.set(form, "aria-busy", "true");
      // The buttons are not `disabled`, because the focused one would lose the focus. A `yy-form`
      // around the form disables them itself.
      for (const button of submitButtons(form)) patches.set(button, "aria-disabled", "true");
      return undefined;
    },
    [form, isSending],
  );

  useEffect(() => {
    if (!form) return undefined;
    return onFormInput(form, (field) => {
      if (!field) return;
      hasTyped.current = true;
      setStage((before) => (before === "created" ? undefined : before));
    });
  }, [form]);

  const shown = isSending ? null : failure;
  return {
    phase: phaseOf(stage, isSending),
    failures: shown ? failureTexts(shown, stage, callbacks.texts) : [],
    times: shown?.times ?? 0,
    spoken: serverErrors.spoken,
    isSignedOut: shown?.kind === "signedOut",
    retry: () => {
      if (!form) return;
      // The retry button disappears with the message.
      const button = submission.retry() ?? submitButtons(form)[0];
      button?.focus({ preventScroll: true });
    },
  };
}

function phaseOf(stage: Stage, isSending: boolean): UploadState["phase"] {
  if (isSending) return stage === "waitsForPhotos" ? "waiting" : "sending";
  return stage === "created" ? "created" : "idle";
}

function failureTexts(
  { kind, messages }: ShownFailure,
  stage: Stage,
  texts: PropsOf<typeof schema>,
): readonly string[] {
  if (stage === "lacksPhotos") return [texts.photosFailedText];
  if (kind === "signedOut") return [texts.signedOutText];
  return kind === "failed" ? [texts.errorText] : messages;
}
