import type { MaskName } from "@yy/domain/forms/masks";
import { memberOf } from "@yy/page/memberOf";
import { onePerPage } from "@yy/page/onePerPage";
import type { Field } from "./field";

/**
 * What one widget tells the others about a field of the page. The others read it here and never
 * look for the widget's tag. All members are optional: a widget sets those that it knows.
 */
export interface FieldNotice {
  /** The widget around this one field: the field's message is inserted after it. */
  readonly around?: Element;
  /** Focuses the control that the widget draws in place of the field. */
  readonly focus?: (options: FocusOptions) => void;
  /** The field that the visitor sees, when this one only submits what is typed there. */
  readonly shownAs?: Field;
  /** How the visitor's text is formatted. */
  readonly mask?: MaskName;
  /** The options of this `<select>` depend on another field, and the widget loads them. */
  readonly loadsOptions?: true;
  /** The message to show when `data-remote-valid` is "false". */
  readonly remoteWarning?: () => string;
  /**
   * The widget shows the message about `data-remote-valid`, also when another script sets that
   * attribute.
   */
  readonly showsRemote?: true;
}

declare module "@yy/page/onePerPage" {
  interface PageRegistry {
    fieldContract: {
      readonly notices: WeakMap<Field, readonly FieldNotice[]>;
      readonly listeners: Set<(field: Field) => void>;
      readonly holds: Map<Field, Promise<void>>;
    };
  }
}

/** Shared by every bundle of the page. */
const { notices, listeners, holds } = onePerPage("fieldContract", () => ({
  notices: new WeakMap(),
  listeners: new Set(),
  holds: new Map(),
}));

/**
 * Publishes a notice about a field, until the returned function is called. A widget may do so at
 * any time, also after a form has read the notices: see `onFieldNotice`.
 */
export function announceField(field: Field, notice: FieldNotice): () => void {
  const change = (update: (current: readonly FieldNotice[]) => readonly FieldNotice[]) => {
    notices.set(field, update(noticesOf(field)));
    for (const listener of [...listeners]) listener(field);
  };
  change((current) => [...current, notice]);
  return () => change((current) => current.filter((each) => each !== notice));
}

/** All notices that widgets publish about the field now. */
export function noticesOf(field: Field): readonly FieldNotice[] {
  return notices.get(field) ?? [];
}

/**
 * Calls back when a widget publishes a notice about any field, or withdraws it. Returns a cleanup
 * function.
 */
export function onFieldNotice(callback: (field: Field) => void): () => void {
  // A new function each time, so that the same callback can be registered twice.
  const listener = (field: Field) => callback(field);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Calls back once with all fields that got a notice in one task. A caller may search the form for
 * each notice; with hundreds of widgets that start together, that time would grow with the square.
 * Returns a cleanup function.
 */
export function onFieldNotices(callback: (fields: readonly Field[]) => void): () => void {
  const fields = new Set<Field>();
  let isStopped = false;
  const stop = onFieldNotice((field) => {
    if (fields.size === 0)
      queueMicrotask(() => {
        const batch = [...fields];
        fields.clear();
        if (!isStopped) callback(batch);
      });
    fields.add(field);
  });
  return () => {
    isStopped = true;
    stop();
  };
}

/** The first value that a widget announces under this name. */
export function fieldHint<K extends keyof FieldNotice>(
  field: Field,
  name: K,
): FieldNotice[K] | undefined {
  return noticesOf(field).find((notice) => notice[name] !== undefined)?.[name];
}

/** The field that the visitor sees: this one, or the one whose text it submits. */
export function shownField(field: Field): Field {
  return fieldHint(field, "shownAs") ?? field;
}

/** Whether the visitor sees a control for the field, so that a message can stand beside it. */
export function isDrawn(field: Field): boolean {
  const shown = shownField(field);
  return (
    shown.type !== "hidden" || fieldHint(shown, "focus") !== undefined || isWidgetPending(shown)
  );
}

/** The name of the field's mask; before its widget has started, the one in the markup. */
export function maskOf(field: Field): string | undefined {
  const announced = fieldHint(field, "mask");
  const { parentElement: parent } = field;
  if (announced !== undefined || !parent) return announced;
  return memberOf(parent, "closest")<HTMLElement>("[data-mask]")?.dataset.mask;
}

/**
 * Whether a widget around this field alone has not started yet. It may still draw a control for the
 * field.
 */
function isWidgetPending(field: Field): boolean {
  for (let around = field.parentElement; around; around = around.parentElement) {
    if (around instanceof HTMLFormElement) return false;
    if (around.querySelectorAll("input, select, textarea").length > 1) return false;
    if (around.localName.includes("-")) return !hasStarted(around);
  }
  return false;
}

function hasStarted(widget: Element): boolean {
  try {
    return widget.matches(":state(mounted), :state(failed)");
  } catch {
    // Browsers before Chromium 125, Firefox 126 and Safari 17.4 do not know `:state()`.
    return widget.matches(":defined");
  }
}

/**
 * Tells that a widget disables these fields for a while. Returns the function to call when it has
 * enabled them again.
 */
export function holdFields(fields: readonly Field[]): () => void {
  let end = () => {};
  const released = new Promise<void>((resolve) => {
    end = resolve;
  });
  for (const field of fields) holds.set(field, released);
  return () => {
    for (const field of fields) if (holds.get(field) === released) holds.delete(field);
    end();
  };
}

/**
 * Resolves when no field of the form is held any more (a disabled field would not be sent);
 * undefined when none is held. It checks again each time, because one answer can start the next
 * request: a zipcode fills in a state, whose cities are then loaded.
 */
export function whenReleased(form: HTMLFormElement): Promise<void> | undefined {
  const held = [...holds].filter(([field]) => field.form === form && field.isConnected);
  if (held.length === 0) return undefined;
  return Promise.all(held.map(([, released]) => released)).then(() => whenReleased(form));
}
