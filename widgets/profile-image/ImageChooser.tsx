import { imageTypes } from "@yy/domain/images/imageTypes";
import { useLiveEffect, useWidget } from "@yy/element";
import { findChild } from "@yy/element/dom/serverParts";
import { type FormEvent, type Ref, useRef } from "react";

interface Props {
  readonly label: string;
  readonly hint: string;
  readonly choose: (files: readonly File[]) => void;
  /** The button, which gets the focus when a focused element is removed. */
  readonly button: Ref<HTMLButtonElement>;
}

/** A button that opens the browser's file chooser, and a hint about what can be chosen. */
export function ImageChooser({ label, hint, choose, button }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const take = (field: HTMLInputElement | null | undefined) => {
    if (!field?.files?.length) return;
    const files = [...field.files];
    // Otherwise choosing the same file again would fire no event.
    field.value = "";
    choose(files);
  };
  useChosenBefore(take);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="quiet-button"
        part="choose"
        aria-describedby={hint ? "hint" : undefined}
        onClick={() => input.current?.click()}
      >
        {label}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={imageTypes.join(",")}
        onInput={stopInShadowRoot}
        onChange={() => take(input.current)}
      />
      {hint && (
        <p id="hint" part="hint">
          {hint}
        </p>
      )}
    </>
  );
}

/**
 * Takes a file that the visitor chose in the server's field before the script ran, because that
 * field is hidden now.
 */
function useChosenBefore(take: (field: HTMLInputElement | undefined) => void): void {
  const { element } = useWidget();
  useLiveEffect(() => {
    take(findChild<HTMLInputElement>(element, "input[type=file]"));
    return undefined;
  }, [element]);
}

/** Stops the field's own `input` event, which would leave the shadow root. */
function stopInShadowRoot(event: FormEvent): void {
  event.stopPropagation();
}
