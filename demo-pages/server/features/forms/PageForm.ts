import type { RuleName } from "@yy/domain/forms/rules";
import type { DemoState, User } from "../../fixtures/types";
import type { DemoRequest } from "../../middleware/environment";
import type { PageLibrary } from "../../rendering/switches";

/** Where forms are sent to. These say in the form's own words that a token is wrong. */
export const formPath = /^\/(?:cadastro|comprar|perfil\/endereco|vender|voucher)$/;

/**
 * What was typed into the field of this name; "" when nothing was, or when there is no such field.
 */
export type FormValues = (name: string) => string;

/** A choice of a select or a group of radios. */
export interface FormOption {
  readonly value: string;
  readonly label: string;
}

/**
 * One field, told once: the page gets its patterns and texts from here, and the server validates by
 * them.
 */
export interface FormField {
  /** As the form sends it: `user[email]`. */
  readonly name: string;
  /** What stands in `data-patterns`. */
  readonly patterns?: string;
  /** Texts in place of a rule's own: the page's `data-message-…`, and the server's answer. */
  readonly messages?: Readonly<Partial<Record<RuleName, string>>>;
  readonly options?: readonly FormOption[];
  /** What an untouched form shows. */
  readonly initial?: string;
  /** A password or a card's number: what was typed never leaves the server again. */
  readonly isSecret?: boolean;
  /** Inside a money mask: messages name amounts in reais. */
  readonly isMoney?: boolean;
  /** What `isRemoteValid` goes by: the server asks its own data. */
  readonly isKnown?: (value: string) => boolean;
  /** False when the other answers make this field one that is not sent. */
  readonly isAsked?: (values: FormValues) => boolean;
}

/** Who sends or sees a form, and when. */
export interface FormVisit {
  readonly state: DemoState;
  readonly request: DemoRequest;
  readonly user: User | undefined;
  readonly now: Date;
}

/** What comes of a form that was taken. */
export interface Accepted {
  /** Where a visitor goes next; the form's own path leaves them there. */
  readonly location: string;
  /** Shown there as a flash. */
  readonly message: string;
  /** For a script: the fields of the JSON answer. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** Field name → its messages; `base` holds those about the form as a whole. */
export type FormErrors = ReadonlyMap<string, readonly string[]>;

/** A page with a form: shown by GET, taken by POST at the same path. */
export interface PageForm {
  readonly path: string;
  readonly template: string;
  /**
   * How the JSON of a refused form is written: `user[email]` or `email`, every broken rule or the
   * first. Servers do either.
   */
  readonly errorStyle: { keys: "full name" | "last bracket"; messages: "text" | "list" };
  /** Libraries the page loads unless its address or the panel says otherwise. */
  readonly libs?: readonly PageLibrary[];
  /** Others go to the sign-in page first. */
  readonly isForMembers?: boolean;
  fields(visit: FormVisit, values: FormValues): readonly FormField[];
  /**
   * What only the server can know, asked once every rule is kept: field name or `base` → message.
   */
  fieldErrors?(visit: FormVisit, values: FormValues): Readonly<Record<string, string>>;
  accept(visit: FormVisit, values: FormValues): Accepted;
  /** What else the template shows. */
  view?(visit: FormVisit, values: FormValues): object;
}
