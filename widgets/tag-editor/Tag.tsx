import type { MouseEvent } from "react";

interface Props {
  readonly tag: string;
  readonly isRepeated: boolean;
  /** The accessible name of its button; undefined for a tag without a button. */
  readonly removeLabel: string | undefined;
  readonly disabled: boolean;
  readonly remove: (button: HTMLElement) => void;
}

export function Tag({ tag, isRepeated, removeLabel, disabled, remove }: Props) {
  const clicked = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => remove(currentTarget);
  return (
    <li part="tag" className={isRepeated ? "repeated" : undefined}>
      <span>{tag}</span>
      {removeLabel !== undefined && (
        <button
          type="button"
          part="remove"
          aria-label={removeLabel}
          disabled={disabled}
          onClick={clicked}
        >
          <svg viewBox="0 0 12 12" aria-hidden="true" focusable="false">
            <path d="M2 2l8 8M10 2l-8 8" />
          </svg>
        </button>
      )}
    </li>
  );
}
