import { maskField } from "@yy/ui/masking/maskField";
import type { PriceItem } from "./PriceItem";

/**
 * Masks the one price that is being edited: two thousand masks would weigh on the page for nothing. It comes with the first
 * edit, not with the focus, which has yet to select what is in the field.
 */
export class MaskWhileEdited {
  #field: HTMLInputElement | undefined;
  #stop: (() => void) | undefined;

  /** A text that the mask would make another one of stays as it was typed. */
  follow({ field, isMaskable }: PriceItem): void {
    if (!isMaskable || this.#field === field) return;
    this.end();
    this.#field = field;
    this.#stop = maskField(field, "money", () => {});
  }

  /** The mask has had its turn before: what it completes is in the field. */
  end(): void {
    this.#stop?.();
    this.#field = undefined;
    this.#stop = undefined;
  }
}
