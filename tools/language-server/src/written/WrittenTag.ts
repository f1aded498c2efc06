import type { Span } from "./openCode";

/** A tag in a template; it may be half typed. */
export interface WrittenTag extends Span {
  readonly syntax: "html" | "django";
  readonly isClosing: boolean;
  /** False when its end is not typed yet. */
  readonly isEnded: boolean;
  readonly isSelfClosed: boolean;
  /**
   * The name as it is in the template: `yy-icon`, `x-yy-icon`; in Django's `{% yy "icon" %}`,
   * `icon`.
   */
  readonly name: string;
  readonly nameSpan: Span;
  readonly attributes: readonly WrittenAttribute[];
  /** True when code may write more attributes: `{{ $attributes }}`. */
  readonly hasCode: boolean;
  /** The attribute whose quotation mark is not closed. */
  readonly openAttribute?: WrittenAttribute;
}

export interface WrittenAttribute {
  readonly name: string;
  /** Offset of its name. */
  readonly start: number;
  readonly value?: WrittenValue;
}

/** The value of an attribute, without its quotation marks. */
export interface WrittenValue extends Span {
  /** Undefined when there is code in it. */
  readonly text: string | undefined;
  /** The quotation mark; empty when the value has none. */
  readonly quote: string;
}

export const nameSpanOf = ({ name, start }: WrittenAttribute): Span => ({
  start,
  end: start + name.length,
});
