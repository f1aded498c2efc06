import type { Position } from "../templates/Position";

/** What an inventory counts, in the order in which it is shown. */
export const kinds = ["tag", "attribute", "part", "event", "token", "helper"] as const;
export type Kind = (typeof kinds)[number];

/**
 * How a name stands in a file: in markup, in the call of a helper, in other code of a template, in
 * a script or in a style sheet.
 */
export const forms = ["markup", "helper", "code", "script", "style"] as const;
export type Form = (typeof forms)[number];

/** One place where a public name is written. */
export interface Occurrence extends Position {
  readonly kind: Kind;
  /**
   * `yy-icon`, `yy-icon data-name`, `yy-popover trigger`, `yy:error`, `--yy-color-ink`, `yy_icon`.
   * The tag is `*` where it is in another file: `* trigger`.
   */
  readonly name: string;
  readonly form: Form;
}
