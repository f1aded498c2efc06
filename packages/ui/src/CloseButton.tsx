import type { MouseEvent } from "react";

interface Props {
  readonly label: string;
  /** The id of the element that the button closes, needed where several close buttons are near. */
  readonly describedBy?: string;
  readonly onClick: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** A button with an X, `part="close"`, 44 px wide and high. Styles: `closeButton.css`. */
export function CloseButton({ label, describedBy, onClick }: Props) {
  return (
    <button
      type="button"
      part="close"
      aria-label={label}
      aria-describedby={describedBy}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="m6 6 12 12M18 6 6 18" />
      </svg>
    </button>
  );
}
