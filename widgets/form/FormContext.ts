import type { PropsOf } from "@yy/element";
import type { DomPatches } from "@yy/element/dom/DomPatches";
import type { Widget } from "@yy/element/widget/Widget";
import type { FormStore } from "./FormStore";
import type { schema } from "./schema";

/** What the parts of a form share. */
export interface FormContext {
  readonly form: HTMLFormElement;
  readonly widget: Widget<typeof schema>;
  /** The attributes as they are now. */
  readonly props: () => PropsOf<typeof schema>;
  readonly store: FormStore;
  readonly patches: DomPatches;
}
