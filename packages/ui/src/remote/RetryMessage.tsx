interface RetryMessageProps {
  readonly text: string;
  readonly label: string;
  /** How many times it has failed: the same words are read out again each time. */
  readonly failures: number;
  /** A second attempt is under way: the button stays, and with it the focus. */
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** Says that a request failed, and offers to send it again. Its looks are in `remote.css`. */
export function RetryMessage({ text, label, failures, retrying, onRetry }: RetryMessageProps) {
  return (
    <div className="failure" part="failure">
      <span key={failures} role="alert">
        {text}
      </span>
      <button type="button" part="retry" aria-disabled={retrying || undefined} onClick={onRetry}>
        {label}
      </button>
    </div>
  );
}

/** Whether the visitor is on the button, which a success takes away: the focus is to go on to what came. */
export function isRetryFocused({ shadowRoot }: Element): boolean {
  return shadowRoot?.activeElement?.matches("[part=retry]") === true;
}
