import { type PropsOf, useCustomState } from "@yy/element";
import { useMountedWhen } from "@yy/element/react/useMountedWhen";
import { useServerChild } from "@yy/element/react/useServerPart";
import type { schema } from "./schema";
import { useFormWork } from "./useFormWork";

/** The server's form, and above it the messages for the form as a whole. */
export function Form(props: PropsOf<typeof schema>) {
  const form = useServerChild<HTMLFormElement>(
    "form",
    "a <form> inside it (the browser drops one that stands in another form)",
  );
  const { errors, announcement, isInvalid, isLoading, isReady } = useFormWork(form, props);
  useMountedWhen(isReady);
  useCustomState<typeof schema>("invalid", isInvalid);
  useCustomState<typeof schema>("loading", isLoading);
  return (
    <>
      <div part="errors" role="alert">
        {errors.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
      <slot />
      <span className="unseen" aria-live="polite">
        {announcement}
      </span>
    </>
  );
}
