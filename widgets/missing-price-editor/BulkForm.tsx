import type { ReactNode, RefObject } from "react";

interface BulkFormProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly part: string;
  readonly label: string;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** A field of the box above the items, with the buttons that use it; Enter presses the first. */
export function BulkForm({ field, part, label, onSubmit, children }: BulkFormProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <label>
        <span>{label}</span>
        <input ref={field} part={part} inputMode="decimal" autoComplete="off" />
      </label>
      {children}
    </form>
  );
}
