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

/** Highest amount in reais: up to here a `number` is exact to the cent. */
const maxMoney = 9_999_999_999_999;

/**
 * Wraps IMask for one field: pattern, text and caret. No other file imports IMask. Adds no
 * listeners: `maskField` calls its methods.
 */
export class FieldMask {
  readonly #view: FieldView;
  readonly #mask: InputMask<MaskedPattern | MaskedDynamic>;

  /** Shows the text, masked. */
  constructor(field: HTMLInputElement, name: MaskName, text: string) {
    if (field.value !== text) field.value = text;
    this.#view = new FieldView(field);
    this.#mask = new InputMask(this.#view, patternOf(name));
  }

  /**
   * The text that IMask has written last; the field has another one after a write by other code.
   */
  get text(): string {
    return this.#mask.value;
  }

  /** Call before the visitor's edit: remembers the selection. */
  rememberSelection(): void {
    this.#view.handlers?.selectionChange();
  }

  /** Call after the visitor's edit: masks the text, and puts the caret where the edit ended. */
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
    // A typed dot is no decimal separator: it separates thousands, which the mask does by itself.
    mapToRadix: [],
    scale: 2,
    min: 0,
    max: maxMoney,
    normalizeZeros: false,
  },
};

/**
 * Until the field is left: then it is `incomingText`. No area code begins with a zero, which is
 * skipped.
 */
const international = "+00 (A0) 00000-0000";
