import { listingPayload } from "@yy/domain/listing/listingPayload";
import { type PropsOf, useCustomState, useWidget } from "@yy/element";
import { useDomPatches } from "@yy/element/react/useDomPatches";
import { useLatest } from "@yy/element/react/useLatest";
import { createProduct } from "@yy/http/api/products";
import { navigate } from "@yy/http/navigate";
import { memberOf } from "@yy/page/memberOf";
import { rememberSender } from "@yy/session/otherVisitor";
import { session } from "@yy/session/session";
import { onReset } from "@yy/ui/fields/field";
import { goToField } from "@yy/ui/fields/goToField";
import { onFormInput } from "@yy/ui/fields/onFormInput";
import { isSessionOver } from "@yy/ui/remote/signedOut";
import { withPage } from "@yy/ui/sending/readAnsweredPage";
import type { SendInstead, ShownFailure } from "@yy/ui/sending/Submission";
import { signOutIfEnded } from "@yy/ui/sending/SubmitResult";
import { submitButtons } from "@yy/ui/sending/submitButtons";
import { useServerErrors } from "@yy/ui/sending/useServerErrors";
import { useSubmission } from "@yy/ui/sending/useSubmission";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { entriesOf } from "../listingFields";
import type { PhotoUploads } from "../photos/PhotoUploads";
import type { schema } from "../schema";
import { type Awaited, awaitedPhotos } from "./awaited";
import type { ListingKey } from "./ListingKey";
import { useAwaited } from "./useAwaited";

/** State of the listing's submission. */
export interface UploadState {
  /** The text that tells how far the submission is; "" at rest. */
  readonly status: string;
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
  /** Null when the form has no photos, undefined until that is known. */
  readonly photoUploads: PhotoUploads | null | undefined;
  /** Null when the form has no place for the category's fields, undefined until that is known. */
  readonly fieldsProgress: Awaited | null | undefined;
  readonly listingKey: ListingKey;
  readonly texts: PropsOf<typeof schema>;
  /** Called when the listing is being sent, with its key. */
  readonly began: () => void;
  /** Called when the listing is created. */
  readonly created: () => void;
}

/** Steps of the submission that are not its request: `lacks` a part that has failed. */
type Stage = "waits" | "lacks" | "created" | undefined;

/** Sends the listing as JSON instead of the form (README, Sending), one submission at a time. */
export function useSending(form: HTMLFormElement | null, callbacks: UploadCallbacks): UploadState {
  const widget = useWidget<typeof schema>();
  const [stage, setStage] = useState<Stage>();
  const { photoUploads, fieldsProgress, listingKey: key, texts } = callbacks;
  const hasTyped = useRef(false);
  const isLeaving = useRef(false);
  const latest = useLatest(callbacks);
  const photos = useMemo(() => photoUploads && awaitedPhotos(photoUploads), [photoUploads]);
  const parts = useMemo(
    () => [fieldsProgress, photos].filter((part) => part !== null),
    [fieldsProgress, photos],
  );
  const { busy, failed, whenSettled } = useAwaited(parts);

  const send = useCallback<SendInstead>(
    async (submitter) => {
      const { signal } = widget;
      if (!form) return undefined;
      const isSenderThere = rememberSender();
      // A copy, because rails-ujs disables the button, which would not be among the entries then.
      const pressed = submitter && (submitter.cloneNode() as HTMLElement);
      setStage("waits");
      const lacking = await whenSettled();
      setStage(lacking && "lacks");
      if (lacking) {
        const isOver = isSessionOver(lacking.error, latest.current.texts.loginPath);
        return { isSuccess: false, status: isOver ? 401 : 0, body: null };
      }
      // Read only now: the category's fields have come, and the visitor may have typed on.
      const entries = entriesOf(form, pressed);
      if (signal.aborted || !(await isSenderThere("none"))) return undefined;
      const creating = createProduct(
        listingPayload(entries, latest.current.photoUploads?.store.ids ?? null),
        key.for(session.getState().user?.id),
      );
      latest.current.began();
      const product = await creating;
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
    [form, widget, key, latest, whenSettled],
  );

  const startAnew = () => {
    if (form) memberOf(form, "reset")();
    photoUploads?.clear();
  };
  // A form that is reset is for another listing.
  useEffect(() => {
    if (!form) return undefined;
    return onReset(
      form,
      (each) => each === form,
      () => {
        key.renew();
        latest.current.photoUploads?.clear();
      },
    );
  }, [form, key, latest]);

  const serverErrors = useServerErrors(form);
  const submission = useSubmission(form, send, {
    signOutIfEnded: (result) =>
      form !== null && signOutIfEnded(withPage(form, result), texts.loginPath),
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

  const { clearFailure } = submission;
  // What was lacking has come since.
  const isMended = stage === "lacks" && !failed;
  useEffect(() => {
    if (!isMended) return;
    setStage(undefined);
    clearFailure();
  }, [isMended, clearFailure]);

  const shown = isSending || isMended ? null : failure;
  const waited = stage === "waits" ? busy : undefined;
  const sendingText = waited ? texts[waited.texts.waiting] : texts.loadingText;
  const idleText = stage === "created" ? texts.createdText : "";
  return {
    status: isSending ? sendingText : idleText,
    failures: shown ? failureTexts(shown, stage === "lacks" ? failed : undefined, texts) : [],
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

function failureTexts(
  { kind, messages }: ShownFailure,
  lacking: Awaited | undefined,
  texts: PropsOf<typeof schema>,
): readonly string[] {
  if (kind === "signedOut") return [texts.signedOutText];
  if (lacking) return [texts[lacking.texts.failed]];
  return kind === "failed" ? [texts.errorText] : messages;
}
