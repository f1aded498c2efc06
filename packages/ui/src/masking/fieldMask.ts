import { cardNumberPattern, cardNumberPatterns } from "@yy/domain/forms/cardLength";
import { type MaskName, masks } from "@yy/domain/forms/masks";
import { phonePatterns, typedPhonePattern } from "@yy/domain/forms/phone";
import HTMLInputMaskElement from "imask/esm/controls/html-input-mask-element";
import InputMask from "imask/esm/controls/input";
import type { EventHandlers } from "imask/esm/controls/mask-element";
import type { AppendFlags } from "imask/esm/masked/base";
import MaskedDynamic from "imask/esm/masked/dynamic";
import MaskedNumber from "imask/esm/masked/number";
import MaskedPattern from "imask/esm/masked/pattern";
import { incomingText } from "./incomingText";

/** The highest amount in reais; up to here a `number` is exact to the cent. */
const maxMoney = 9_999_999_999_999;

/**
 * Wraps IMask for one field: pattern, text and caret. No other file imports IMask. Adds no
 * listeners: `maskField` calls its methods.
 */
export class FieldMask {
  readonly #view: FieldView;
  readonly #mask: InputMask<MaskedPattern | MaskedDynamic>;

  /** @param text is written into the field, masked */
  constructor(field: HTMLInputElement, name: MaskName, text: string) {
    if (field.value !== text) field.value = text;
    this.#view = new FieldView(field);
    this.#mask = new InputMask(this.#view, patternOf(name));
  }

  /** The text that IMask wrote last. The field may have another one, set by other code. */
  get text(): string {
    return this.#mask.value;
  }

  /** Remembers the selection. Call this before the visitor's edit. */
  rememberSelection(): void {
    this.#view.handlers?.selectionChange();
  }

  /** Masks the text and puts the caret where the edit ended. Call this after the visitor's edit. */
  takeEdit(event: Event): void {
    this.#view.handlers?.input(event);
  }

  /** Replaces the whole text, masked. */
  write(text: string): void {
    this.#mask.masked.value = text;
    this.#mask.updateControl();
  }

  end(): void {
    this.#mask.destroy();
  }
}

/**
 * The view of the field for IMask, without IMask's own listeners: those treat autofill and writes
 * of scripts as typing, undo without firing `input`, and reject dropped text.
 */
class FieldView extends HTMLInputMaskElement {
  handlers: EventHandlers | undefined;

  override bindEvents(handlers: EventHandlers): void {
    this.handlers = handlers;
  }

  override unbindEvents(): void {
    this.handlers = undefined;
  }
}

function patternOf(name: MaskName): MaskedPattern | MaskedDynamic {
  const prepare = (text: string, _: unknown, { input, raw, tail }: AppendFlags) =>
    input && raw && !tail && text.length > 1 ? incomingText(name, text) : text;
  const oneOf = (patterns: readonly string[], choose: (digits: string, text: string) => string) =>
    new MaskedDynamic({
      mask: patterns.map((mask) => ({ mask, definitions: { A: /[1-9]/ } })),
      dispatch(appended, masked, _, tail: unknown) {
        const digits = (masked.rawInputValue + appended + String(tail)).replace(/\D/g, "");
        const pattern = choose(digits, masked.value + appended);
        return masked.compiledMasks.find(({ mask }) => mask === pattern);
      },
      prepare,
      eager,
    });
  if (name === "phone")
    return oneOf([...phonePatterns, international], (digits, text) =>
      text.trimStart().startsWith("+") ? international : typedPhonePattern(digits),
    );
  if (name === "card-number") return oneOf(cardNumberPatterns, cardNumberPattern);
  const { pattern } = masks[name];
  return new MaskedPattern({ mask: pattern, prepare, eager, ...(name === "money" && { blocks }) });
}

/**
 * Backspace after a character of the mask deletes the digit before it, instead of only moving the
 * caret.
 */
const eager = "remove";

const blocks = {
  num: {
    mask: MaskedNumber,
    radix: ",",
    thousandsSeparator: ".",
    // A typed dot is not a decimal separator. It separates thousands, and the mask inserts those
    // itself.
    mapToRadix: [],
    scale: 2,
    min: 0,
    max: maxMoney,
    normalizeZeros: false,
  },
};

/**
 * The pattern of a phone number with a country code, while it is typed. When the field is left,
 * `incomingText` removes the code. `A` skips a leading zero, because no area code begins with one.
 */
const international = "+00 (A0) 00000-0000";
