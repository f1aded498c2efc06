import type { ReactNode } from "react";
import type { Request } from "./useRequest";

interface RetryMessageProps {
  readonly request: Pick<Request, "failed" | "failures" | "loading" | "retry">;
  readonly text: string;
  readonly label: string;
  /** Another way on, between the words and the button. */
  readonly children?: ReactNode;
}

/**
 * Says that a request failed, and offers to send it again; nothing otherwise. While it is tried again the button stays,
 * and with it the focus. Its looks are in `remote.css`.
 */
export function RetryMessage({ request, text, label, children }: RetryMessageProps) {
  if (!request.failed) return null;
  return (
    <div className="failure" part="failure">
      {/* Another failure is another node: the same words are read out again. */}
      <span key={request.failures} role="alert">
        {text}
      </span>
      {children}
      <button
        type="button"
        className="quiet-button"
        part="retry"
        aria-disabled={request.loading || undefined}
        onClick={request.retry}
      >
        {label}
      </button>
    </div>
  );
}

/** Whether the visitor is on the button, which a success takes away: the focus is to go on to what came. */
export function isRetryFocused({ shadowRoot }: Element): boolean {
  return shadowRoot?.activeElement?.matches("[part=retry]") === true;
}
