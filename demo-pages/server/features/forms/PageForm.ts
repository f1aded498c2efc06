import type { RuleName } from "@yy/domain/forms/rules";
import type { DemoState, User } from "../../fixtures/types";
import type { DemoRequest } from "../../middleware/environment";
import type { PageLibrary } from "../../rendering/switches";

/** Paths of forms, which report a wrong CSRF token themselves, as an error of the form. */
export const formPaths = /^\/(?:cadastro|comprar|perfil\/endereco|vender|voucher)$/;

/**
 * What was typed into the field of this name; "" when nothing was, or when there is no such field.
 */
export type FormValues = (name: string) => string;

/** An option of a select or of a radio group. */
export interface FormOption {
  readonly value: string;
  readonly label: string;
}

/**
 * One field, defined once: the page takes its patterns and texts from here, and the server
 * validates by them.
 */
export interface FormField {
  /** As the form sends it: `user[email]`. */
  readonly name: string;
  /** The value of `data-patterns`. */
  readonly patterns?: string;
  /** Replaces the rules' own messages, in the page's `data-message-…` and the server's answer. */
  readonly messages?: Readonly<Partial<Record<RuleName, string>>>;
  readonly options?: readonly FormOption[];
  /** The value in an untouched form. */
  readonly initial?: string;
  /** A password or a card's number: the server never sends it back. */
  readonly isSecret?: boolean;
  /** Inside a money mask: messages name amounts in reais. */
  readonly isMoney?: boolean;
  /** Decides `isRemoteValid` by the server's own data. */
  readonly isKnown?: (value: string) => boolean;
  /** False when the form's other values make this field irrelevant: it is not validated. */
  readonly isAsked?: (values: FormValues) => boolean;
}

/** A request for a form's page, or one that sends the form. */
export interface FormVisit {
  readonly state: DemoState;
  readonly request: DemoRequest;
  readonly user: User | undefined;
  readonly now: Date;
}

/** The result of a valid form. */
export interface Accepted {
  /** Where the visitor goes next; the form's own path means that they stay. */
  readonly location: string;
  /** Shown there as a flash. */
  readonly message: string;
  /** For a script: the fields of the JSON answer. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** Field name → its messages; `base` holds those about the form as a whole. */
export type FormErrors = ReadonlyMap<string, readonly string[]>;

/** A page with a form: shown by GET and sent by POST to the same path. */
export interface PageForm {
  readonly path: string;
  readonly template: string;
  /**
   * The JSON of an invalid form: keys like `user[email]` or `email`, and the message of the first
   * broken rule or a list of all. Real servers do either.
   */
  readonly errorStyle: { keys: "full name" | "last bracket"; messages: "text" | "list" };
  /** Libraries that the page loads unless its address or the panel says otherwise. */
  readonly libs?: readonly PageLibrary[];
  /** Visitors who are not signed in go to the sign-in page first. */
  readonly isForMembers?: boolean;
  fields(visit: FormVisit, values: FormValues): readonly FormField[];
  /**
   * Errors that only the server can know, computed once every rule passes: field name or `base` →
   * message.
   */
  fieldErrors?(visit: FormVisit, values: FormValues): Readonly<Record<string, string>>;
  accept(visit: FormVisit, values: FormValues): Accepted;
  /** Further values for the template. */
  view?(visit: FormVisit, values: FormValues): object;
}
