import type { Position } from "../templates/Position";

/** The kinds of names that an inventory counts, in the order in which they are shown. */
export const kinds = ["tag", "attribute", "part", "event", "token", "helper"] as const;
export type Kind = (typeof kinds)[number];

/**
 * The kinds of text in which a name occurs: markup, the call of a helper, other code of a template,
 * a script or a style sheet.
 */
export const forms = ["markup", "helper", "code", "script", "style"] as const;
export type Form = (typeof forms)[number];

/** One place where a public name is written. */
export interface Occurrence extends Position {
  readonly kind: Kind;
  /**
   * `yy-icon`, `yy-icon data-name`, `yy-popover trigger`, `yy:error`, `--yy-color-ink`, `yy_icon`.
   * The tag is `*` when it is in another file: `* trigger`.
   */
  readonly name: string;
  readonly form: Form;
}
