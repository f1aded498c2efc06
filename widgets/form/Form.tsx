import { type PropsOf, useCustomState } from "@yy/element";
import { useMountedWhen } from "@yy/element/react/useMountedWhen";
import { useServerChild } from "@yy/element/react/useServerPart";
import { useAppSubmitButton } from "@yy/ui/native/useAppSubmitButton";
import { signInUrl } from "@yy/ui/remote/signedOut";
import { UploadProgress } from "@yy/ui/uploads/index";
import type { schema } from "./schema";
import { useFormController } from "./useFormController";

/** The server's form, and above it the messages for the form as a whole. */
export function Form(props: PropsOf<typeof schema>) {
  const form = useServerChild<HTMLFormElement>(
    "form",
    "a <form> inside it (the browser drops one that stands in another form)",
  );
  const { errors, isSignedOut, announcement, isInvalid, isLoading, progress, isReady } =
    useFormController(form, props);
  useMountedWhen(isReady);
  useCustomState<typeof schema>("invalid", isInvalid);
  useCustomState<typeof schema>("loading", isLoading);
  useAppSubmitButton(form, isLoading);
  return (
    <>
      <div part="errors" role="alert">
        {errors.map((message) => (
          <p key={message}>{message}</p>
        ))}
        {isSignedOut && (
          // In a new tab, so that what is typed here stays.
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
