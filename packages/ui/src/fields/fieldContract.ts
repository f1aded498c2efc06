import type { MaskName } from "@yy/domain/forms/masks";
import { memberOf } from "@yy/page/memberOf";
import { onePerPage } from "@yy/page/onePerPage";
import type { Field } from "./field";

/**
 * What a widget tells the others about a field of the page: they ask here, and never look for the
 * widget's tag. Each tells what it knows and leaves out the rest.
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
  /** The options of this list depend on another field, and come by themselves. */
  readonly loadsOptions?: true;
  /** What to say when `data-remote-valid` is "false". */
  readonly remoteWarning?: () => string;
  /** The message about `data-remote-valid` is shown, whoever has written that attribute. */
  readonly showsRemote?: true;
}

/** Shared by every bundle of the page. */
const { notices, listeners, holds } = onePerPage("fieldContract", () => ({
  notices: new WeakMap<Field, readonly FieldNotice[]>(),
  listeners: new Set<(field: Field) => void>(),
  holds: new Map<Field, Promise<void>>(),
}));

/**
 * Tells about a field, from now until the returned function is called. A widget may do so at any
 * time, also after a form has asked: see `onFieldNotice`.
 */
export function announceField(field: Field, notice: FieldNotice): () => void {
  const change = (update: (known: readonly FieldNotice[]) => readonly FieldNotice[]) => {
    notices.set(field, update(noticesOf(field)));
    for (const listener of [...listeners]) listener(field);
  };
  change((known) => [...known, notice]);
  return () => change((known) => known.filter((each) => each !== notice));
}

/** All that widgets tell about the field now. */
export function noticesOf(field: Field): readonly FieldNotice[] {
  return notices.get(field) ?? [];
}

/**
 * Calls back when a widget tells something about any field, or takes it back. Returns a cleanup
 * function.
 */
export function onFieldNotice(callback: (field: Field) => void): () => void {
  // A function of its own, so that one callback can be given twice.
  const listener = (field: Field) => callback(field);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Calls back once for all fields that widgets have told about in one task: where each costs a look
 * at the form, hundreds of widgets that start together would cost the square. Returns a cleanup
 * function.
 */
export function onFieldNotices(callback: (fields: readonly Field[]) => void): () => void {
  const told = new Set<Field>();
  let isOver = false;
  const stop = onFieldNotice((field) => {
    if (told.size === 0)
      queueMicrotask(() => {
        const fields = [...told];
        told.clear();
        if (!isOver) callback(fields);
      });
    told.add(field);
  });
  return () => {
    isOver = true;
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

/** Whether the visitor has a control for the field, so that a message can stand beside it. */
export function isDrawn(field: Field): boolean {
  const shown = shownField(field);
  return shown.type !== "hidden" || fieldHint(shown, "focus") !== undefined || isAwaited(shown);
}

/** The mask of a field. Before its widget has started, the one that its markup asks for. */
export function maskOf(field: Field): string | undefined {
  const announced = fieldHint(field, "mask");
  const { parentElement: parent } = field;
  if (announced !== undefined || !parent) return announced;
  return memberOf(parent, "closest")<HTMLElement>("[data-mask]")?.dataset.mask;
}

/** Whether a widget around this field alone has yet to start: it may draw a control for it. */
function isAwaited(field: Field): boolean {
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
    // Before Chromium 125, Firefox 126 and Safari 17.4.
    return widget.matches(":defined");
  }
}

/**
 * Call when a widget disables fields for a while. Returns a function to call when it has enabled
 * them again.
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
 * Resolves when no field of the form is held any more, each of which is disabled and would not be
 * sent; undefined when none is. What is found may make another widget ask: the cities of a state.
 */
export function whenReleased(form: HTMLFormElement): Promise<void> | undefined {
  const held = [...holds].filter(([field]) => field.form === form && field.isConnected);
  if (held.length === 0) return undefined;
  return Promise.all(held.map(([, released]) => released)).then(() => whenReleased(form));
}
