import { RequestError } from "@yy/domain/errors";
import { fieldErrorsOf, fieldFor } from "@yy/domain/forms/serverErrors";
import { listingPayload } from "@yy/domain/listing/listingPayload";
import { type PropsOf, useCustomState, useWidget } from "@yy/element";
import { memberOf } from "@yy/element/dom/memberOf";
import { useDomPatches } from "@yy/element/react/useDomPatches";
import { createProduct } from "@yy/http/api/products";
import { navigate } from "@yy/http/navigate";
import { announceUnauthorized } from "@yy/http/unauthorized";
import { session } from "@yy/session/session";
import { FormFields } from "@yy/ui/fields/formFields";
import { goToField } from "@yy/ui/fields/goToField";
import { isSignedOut } from "@yy/ui/remote/signedOut";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { ListingKey } from "./ListingKey";
import { entriesOf, isOutOfSight, onFormInput } from "./listingFields";
import type { PhotoTray } from "./PhotoTray";
import type { SessionToken } from "./SessionToken";
import type { schema } from "./schema";
import { useFieldErrors } from "./useFieldErrors";

/** Why the listing did not go. */
interface Failure {
  /** What is wrong with the listing as a whole. */
  readonly failures: readonly string[];
  /** The server no longer knows the visitor. */
  readonly isSignedOut: boolean;
}

/** How the listing is on its way, and what came of it. */
export interface UploadState extends Failure {
  readonly phase: "resting" | "waiting" | "sending" | "created";
  /** Sends it again as it was sent. */
  readonly retry: () => void;
}

/** What the sending is made of besides the form. */
interface UploadCallbacks {
  readonly tray: PhotoTray | null;
  readonly texts: PropsOf<typeof schema>;
  readonly token: SessionToken;
  /** The listing is there. */
  readonly created: () => void;
}

const noFailure: Failure = { failures: [], isSignedOut: false };
const noAnswer = { status: 0, url: "", body: null };

/**
 * Sends the listing as JSON in the place of the browser, and of rails-ujs and Turbo (README, Sending). One at a time.
 */
export function useSending(form: HTMLFormElement | null, callbacks: UploadCallbacks): UploadState {
  const widget = useWidget<typeof schema>();
  const [phase, setPhase] = useState<UploadState["phase"]>("resting");
  const [failure, setFailure] = useState(noFailure);
  const showErrors = useFieldErrors(form);
  const pressed = useRef<HTMLElement | null>(null);
  const [key] = useState(() => new ListingKey());
  const now = useRef(callbacks);
  useLayoutEffect(() => {
    now.current = callbacks;
  });
  const isBusy = phase === "waiting" || phase === "sending";
  useCustomState<typeof schema>("loading", isBusy);

  useDomPatches(
    (patches) => {
      if (!form || !isBusy) return undefined;
      patches.set(form, "aria-busy", "true");
      // Not disabled: the focus would be lost, and a yy-form has a say in that.
      for (const button of submitButtons(form)) patches.set(button, "aria-disabled", "true");
      return undefined;
    },
    [form, isBusy],
  );

  useEffect(() => {
    if (!form) return undefined;
    const { element, signal } = widget;
    let isOnItsWay = false;
    let hasTyped = false;

    const photosReady = async () => {
      const { tray } = now.current;
      if (!tray) return true;
      if (tray.isBusy) setPhase("waiting");
      await tray.uploadsDone();
      return !tray.hasFailed;
    };

    const send = async (submitter: HTMLElement | null): Promise<void> => {
      showErrors(new Map());
      setFailure(noFailure);
      setPhase("sending");
      hasTyped = false;
      if (!(await photosReady())) return fail([now.current.texts.photosFailedText]);
      if (signal.aborted) return;
      setPhase("sending");
      await now.current.token.ready();
      if (signal.aborted) return;
      const ids = now.current.tray?.ids ?? null;
      const product = await createProduct(
        listingPayload(entriesOf(form, submitter), ids),
        key.for(session.getState().user?.id),
      );
      key.renew();
      const { created, texts } = now.current;
      created();
      if (signal.aborted) return;
      widget.emit("yy:product-created", { product });
      if (texts.redirectUrl !== undefined) return navigate(texts.redirectUrl);
      startAnew();
      setPhase("created");
    };

    const startAnew = () => {
      memberOf(form, "reset")();
      now.current.tray?.clear();
      isOnItsWay = false;
    };

    const fail = (messages: readonly string[], isSignedOut = false) => {
      isOnItsWay = false;
      setPhase("resting");
      setFailure({ failures: [...new Set(messages)], isSignedOut });
    };

    const failed = (error: unknown) => {
      if (signal.aborted) return;
      const { token, texts } = now.current;
      token.noteFailure(error);
      const answer = error instanceof RequestError ? error : noAnswer;
      const answers = fieldErrorsOf(answer);
      const fields = new FormFields(form);
      const errors = new Map<string, string>();
      const rest: string[] = [];
      for (const [key, message] of answers) {
        const name = fieldFor(key, fields.names);
        const field = name === undefined ? undefined : fields.called(name);
        if (name !== undefined && field && !isOutOfSight(field)) errors.set(name, message);
        else rest.push(message);
      }
      showErrors(errors);
      const isSessionOver = isSignedOut(answer, texts.loginPath);
      if (answers.size === 0) rest.push(isSessionOver ? texts.signedOutText : texts.errorText);
      fail(rest, isSessionOver);
      if (isSessionOver) announceUnauthorized();
      else if (answers.size === 0) widget.report(error);
      const first = fields.candidates.find(({ name }) => errors.has(name));
      // Who has gone on typing meanwhile is not taken away from it.
      if (first && !hasTyped) goToField(first, false);
    };

    const submitted = (event: SubmitEvent) => {
      if (event.target !== form || event.defaultPrevented || leadsElsewhere(event.submitter))
        return;
      event.preventDefault();
      // rails-ujs would send a remote form all the same, and disable its buttons for good.
      event.stopPropagation();
      if (isOnItsWay) return;
      isOnItsWay = true;
      pressed.current = event.submitter;
      send(event.submitter).catch(failed);
    };

    const backAgain = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || !isOnItsWay) return;
      startAnew();
      setPhase("resting");
    };

    const end = new AbortController();
    // Above the form: its own listeners, and a yy-form's, have looked at it by then.
    element.addEventListener("submit", submitted, end);
    window.addEventListener("pageshow", backAgain, end);
    const stopTyping = onFormInput(form, (field) => {
      if (!field) return;
      hasTyped = true;
      setPhase((before) => (before === "created" ? "resting" : before));
    });
    return () => {
      end.abort();
      stopTyping();
    };
  }, [form, widget, showErrors, key]);

  return {
    phase,
    ...failure,
    retry: () => {
      if (!form) return;
      const button = pressed.current?.isConnected ? pressed.current : null;
      // The button of the message goes with it.
      const next = button ?? submitButtons(form)[0];
      if (next instanceof HTMLElement) next.focus({ preventScroll: true });
      memberOf(form, "requestSubmit")(button);
    },
  };
}

/** A button with a URL or a window of its own does something else with the form. */
function leadsElsewhere(submitter: HTMLElement | null): boolean {
  return ["formaction", "formmethod", "formtarget"].some((name) => submitter?.hasAttribute(name));
}

/** Image buttons are not among a form's elements. */
function submitButtons(form: HTMLFormElement): Element[] {
  return [...memberOf(form, "elements")].filter(
    (element) => "type" in element && element.type === "submit",
  );
}
