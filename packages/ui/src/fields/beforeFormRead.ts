import { formRoot } from "@yy/page/formRoot";
import { memberOf } from "@yy/page/memberOf";
import { isCheckable, isField } from "./formFields";

/**
 * A field whose text has to be read again before its form is sent, because scripts set values
 * without an event.
 */
export interface ReadField {
  readonly field: HTMLInputElement;
  /** The hidden field that submits the value derived from the text. */
  readonly twin?: HTMLInputElement | undefined;
  /**
   * Updates the twin, and everything else that depends on the text, from the field's current text.
   */
  refresh(): void;
}

type Root = ReturnType<typeof formRoot>;

/** One set of listeners serves all fields of a document or shadow root. */
const watched = new Map<Root, { readonly fields: Set<ReadField>; readonly end: () => void }>();

/**
 * Refreshes a field at each click, at the submit of its form and when a script reads the form with
 * `FormData`. Returns a cleanup function.
 */
export function beforeFormRead(read: ReadField): () => void {
  const root = formRoot(read.field);
  const { fields, end } = watched.get(root) ?? watch(root);
  fields.add(read);
  return () => {
    fields.delete(read);
    if (fields.size > 0) return;
    end();
    watched.delete(root);
  };
}

function watch(root: Root) {
  const fields = new Set<ReadField>();
  const refreshAll = () => {
    for (const each of fields) each.refresh();
  };
  const complete = (event: Event) => {
    const { formData, target } = event as FormDataEvent;
    if (target instanceof HTMLFormElement) refreshRead(target, formData, fields);
  };
  // Captures the events, so that the fields are fresh when other listeners read them.
  const listeners = { click: refreshAll, submit: refreshAll, formdata: complete };
  for (const [type, listener] of Object.entries(listeners))
    root.addEventListener(type, listener, { capture: true });
  const end = () => {
    for (const [type, listener] of Object.entries(listeners))
      root.removeEventListener(type, listener, { capture: true });
  };
  const watching = { fields, end };
  watched.set(root, watching);
  return watching;
}

/**
 * When `formdata` fires, the browser has read the fields already. Entries of fields that change by
 * the refresh are replaced.
 */
function refreshRead(form: HTMLFormElement, data: FormData, fields: Iterable<ReadField>): void {
  const stale = new Set<Element>();
  for (const { field, twin, refresh } of fields) {
    if (field.form !== form) continue;
    const before = twin?.value;
    refresh();
    if (twin && twin.value !== before) stale.add(twin);
  }
  if (stale.size > 0) replaceEntries(form, data, stale);
}

/**
 * Replaces the entries of stale fields in place: servers tell rows of fields by the order of
 * entries.
 */
function replaceEntries(form: HTMLFormElement, data: FormData, stale: ReadonlySet<Element>): void {
  const sent = sentByName(form);
  const places = new Map<string, number>();
  const entries = [...data].map(([name, value]): [string, FormDataEntryValue] => {
    const place = places.get(name) ?? 0;
    places.set(name, place + 1);
    const field = sent.get(name)?.[place];
    return [name, field instanceof HTMLInputElement && stale.has(field) ? field.value : value];
  });
  for (const name of places.keys()) data.delete(name);
  for (const [name, value] of entries) {
    if (typeof value === "string") data.append(name, value);
    else data.append(name, value, value.name);
  }
}

/**
 * The fields that the form sends, by name and in document order; for a `<select>`, its chosen
 * options.
 */
function sentByName(form: HTMLFormElement): ReadonlyMap<string, readonly Element[]> {
  const byName = new Map<string, Element[]>();
  for (const field of memberOf(form, "elements")) {
    if (!isField(field) || field.matches(":disabled") || (isCheckable(field) && !field.checked))
      continue;
    const named = byName.get(field.name) ?? [];
    byName.set(field.name, named);
    named.push(...(field instanceof HTMLSelectElement ? field.selectedOptions : [field]));
  }
  return byName;
}
