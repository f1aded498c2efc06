import { formRoot } from "@yy/page/formRoot";
import { memberOf } from "@yy/page/memberOf";
import { isCheckable, isField } from "./formFields";

/**
 * A field that has to be looked at before its form is sent, since scripts set values without an
 * event.
 */
export interface ReadField {
  readonly field: HTMLInputElement;
  /** A hidden field that submits what is made of the text. */
  readonly twin?: HTMLInputElement | undefined;
  /**
   * Makes the twin, and what else depends on the text, that of the text which stands in the field.
   */
  refresh(): void;
}

type Root = ReturnType<typeof formRoot>;

/** One set of listeners serves all fields of a document or shadow root. */
const watched = new Map<Root, { readonly fields: Set<ReadField>; readonly end: () => void }>();

/**
 * Refreshes a field at a click, at the submit of its form and when anybody reads the form with
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
  // Capturing: before listeners read the fields.
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
 * The browser has read the fields already: what they say now is put in the place of what they said.
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

/** Keeps the order of all entries: servers read rows by it. */
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

/** The fields that are sent, by name and in their order; of a list the chosen options. */
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
