import type { MouseEvent } from "react";

interface Props {
  readonly label: string;
  readonly onClick: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** The drawn control that closes something, with `closeButton.css`: 44 px, an X, `part="close"`. */
export function CloseButton({ label, onClick }: Props) {
  return (
    <button type="button" part="close" aria-label={label} onClick={onClick}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="m6 6 12 12M18 6 6 18" />
      </svg>
    </button>
  );
}
