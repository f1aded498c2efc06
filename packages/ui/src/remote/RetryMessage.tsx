import type { ReactNode } from "react";
import type { Request } from "./useRequest";

interface RetryMessageProps {
  readonly request: Pick<Request, "failed" | "failures" | "loading" | "retry">;
  readonly text: string;
  readonly label: string;
  /** Content between the text and the button. */
  readonly children?: ReactNode;
}

/**
 * A message with a retry button; renders nothing unless a request has failed. During the retry the
 * button stays, to keep the focus. Styles: `remote.css`.
 */
export function RetryMessage({ request, text, label, children }: RetryMessageProps) {
  if (!request.failed) return null;
  return (
    <div className="failure" part="failure">
      {/* A new node for each failure, so that the same text is announced again. */}
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

/**
 * Whether the retry button has the focus. After a success the button is removed, and the widget
 * must move the focus.
 */
export function isRetryFocused({ shadowRoot }: Element): boolean {
  return shadowRoot?.activeElement?.matches("[part=retry]") === true;
}
