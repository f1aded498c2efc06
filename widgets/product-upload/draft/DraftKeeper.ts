import {
  draftChanges,
  draftName,
  type ListingDraft,
  parseDrafts,
  storedDrafts,
} from "@yy/domain/listing/draft";
import { StoredDraft } from "@yy/session/StoredDraft";
import type { Field } from "@yy/ui/fields/field";
import { onFormInput } from "@yy/ui/fields/onFormInput";
import { changedNames, draftValues, writeDraft } from "../listingFields";
import type { PhotoUploads } from "../photos/PhotoUploads";
import type { ListingKey } from "../sending/ListingKey";
import { setWrittenDraft, writtenDraft } from "./writtenDraft";

/** Data and callbacks of a draft, besides the form's fields. */
export interface DraftCallbacks {
  readonly form: HTMLFormElement;
  /** Null when the form has no photos. */
  readonly photoUploads: PhotoUploads | null;
  /** Identifies the listing to the server. */
  readonly listingKey: ListingKey;
  /** Maps names of fields of other categories to their texts. */
  readonly stashedValues: Map<string, string>;
  /**
   * Names of hidden fields that a widget has written into so far. Their `defaultValue` is equal to
   * the new value, so they do not look changed.
   */
  readonly typedHidden: ReadonlySet<string>;
  /** Called with the draft to offer; null when there is none any more. */
  offered(offer: Offer | null): void;
}

/** A draft that is offered above the form. */
export interface Offer {
  /** When it was written, in ms since the epoch. */
  readonly at: number;
  /** The listing's title; "" while it has none. */
  readonly name: string;
  /** How many other drafts can be offered after this one. */
  readonly others: number;
}

/**
 * Keeps one user's unfinished listing: each window writes a draft of its own. It offers the draft
 * that this window wrote last. A window without one is offered those of other windows, for example
 * closed ones.
 */
export class DraftKeeper {
  readonly #stored: StoredDraft;
  readonly #callbacks: DraftCallbacks;
  readonly #ends: (() => void)[] = [];
  #typed: Set<string>;
  /** Ids and drafts; the first one is shown. */
  #offers: readonly (readonly [string, ListingDraft])[] = [];
  /** Ids of drafts to delete with the next change: restored, discarded or published ones. */
  readonly #gone = new Set<string>();
  #isRestoring = false;
  /** Whether the form contains a published listing, which is no draft any more. */
  #isPublished = false;

  constructor(userId: number, callbacks: DraftCallbacks) {
    this.#callbacks = callbacks;
    this.#stored = new StoredDraft("draft", userId, (kept) => this.#store(kept));
    this.#typed = new Set([...changedNames(callbacks.form), ...callbacks.typedHidden]);
  }

  start(): void {
    const { form, photoUploads } = this.#callbacks;
    this.#offerStored();
    const end = new AbortController();
    window.addEventListener("storage", this.#followOffers, end);
    this.#ends.push(
      () => end.abort(),
      this.#stored.flushInTime(),
      onFormInput(form, (field) => this.#changed(field)),
      photoUploads?.store.subscribe(() => this.#stored.changed()) ?? (() => undefined),
    );
    // Stores what was typed before the session and this code were loaded.
    if (this.#typed.size > 0 || this.#photos().length > 0) this.#stored.changed();
  }

  end(): void {
    for (const end of this.#ends.splice(0)) end();
  }

  /** Writes the offered draft into the form, except over what the visitor has typed there. */
  restore(): void {
    const [offered] = this.#offers;
    if (!offered) return;
    const [id, draft] = offered;
    const values = new Map(Object.entries(draft.values).filter(([name]) => !this.#typed.has(name)));
    for (const [name, [text]] of values)
      if (text !== undefined) this.#callbacks.stashedValues.set(name, text);
    this.#isRestoring = true;
    writeDraft(this.#callbacks.form, values);
    this.#isRestoring = false;
    for (const name of values.keys()) this.#typed.add(name);
    this.#callbacks.photoUploads?.restore(draft.photos);
    if (draft.key !== undefined) this.#callbacks.listingKey.take(draft.key);
    this.#setOffers([]);
    // The draft belongs to this window now. Another window that still has it open stores its own
    // copy at its next change.
    this.#gone.add(id);
    // So does what was typed here before, which may be stored as a draft by now.
    this.#deleteWritten();
    this.#stored.changed();
  }

  /** Deletes the offered draft; what has been typed since is kept. */
  discard(): void {
    const [offered, ...others] = this.#offers;
    if (!offered) return;
    this.#gone.add(offered[0]);
    this.#setOffers(others);
    this.#stored.changed();
    this.#stored.flush();
  }

  /** Shows the next of several drafts that are offered. */
  showNext(): void {
    const [shown, ...others] = this.#offers;
    if (shown) this.#setOffers([...others, shown]);
  }

  /**
   * Call when the listing is being sent: its draft gets the key. If the answer is lost, it is the
   * same listing to the server after a reload.
   */
  sending(): void {
    this.#stored.changed();
    this.#stored.flush();
  }

  /** Call when the listing is created: deletes its draft. */
  forget(): void {
    this.#isPublished = true;
    this.#deleteWritten();
    this.#stored.changed();
    this.#stored.flush();
    this.#setOffers([]);
  }

  #offerStored(): void {
    const drafts = parseDrafts(this.#stored.recall());
    const writtenId = writtenDraft();
    const written = writtenId === undefined ? undefined : drafts.get(writtenId);
    const offers = [...drafts].filter(
      ([id, draft]) => (!written || id === writtenId) && this.#hasMoreThanTheForm(draft),
    );
    this.#setOffers(offers);
  }

  /**
   * Updates the offers when another window has changed, restored or published one of these drafts.
   */
  readonly #followOffers = ({ key }: StorageEvent): void => {
    if (key !== `yy:${this.#stored.key}` || this.#offers.length === 0) return;
    const drafts = parseDrafts(this.#stored.recall());
    this.#setOffers(
      this.#offers.flatMap(([id]) => {
        const draft = drafts.get(id);
        return draft ? [[id, draft] as const] : [];
      }),
    );
  };

  #changed(field: Field | undefined): void {
    this.#isPublished = false;
    if (field) this.#typed.add(field.name);
    else this.#typed = changedNames(this.#callbacks.form);
    if (!this.#isRestoring) this.#stored.changed();
  }

  /** Returns all drafts to store, those of other windows unchanged. */
  #store(kept: Readonly<Record<string, unknown>> | null): Record<string, unknown> | null {
    const drafts = new Map(parseDrafts(kept));
    const draft = this.#draft();
    // If the visitor writes another listing than the offered one, the offered draft stays as it is.
    const isOffered = this.#offers.some(([id]) => id === writtenDraft());
    if (draft) {
      if (isOffered || writtenDraft() === undefined) setWrittenDraft(newId());
      drafts.set(writtenDraft() ?? "", draft);
    } else if (!isOffered) this.#deleteWritten();
    for (const id of this.#gone) if (id !== writtenDraft()) drafts.delete(id);
    this.#gone.clear();
    const stored = storedDrafts(drafts);
    return stored && { ...stored };
  }

  #deleteWritten(): void {
    const id = writtenDraft();
    if (id !== undefined) this.#gone.add(id);
    setWrittenDraft(undefined);
  }

  /** Returns the form's draft; null when there is nothing to keep. */
  #draft(): ListingDraft | null {
    const photos = this.#photos();
    if (this.#isPublished || (this.#typed.size === 0 && photos.length === 0)) return null;
    const { sent: key } = this.#callbacks.listingKey;
    const draft = { values: Object.fromEntries(this.#values()), photos, at: Date.now() };
    return key === undefined ? draft : { ...draft, key };
  }

  #hasMoreThanTheForm(draft: ListingDraft): boolean {
    const photos = this.#photos();
    return (
      draftChanges(draft, this.#values(), this.#typed).length > 0 ||
      draft.photos.some((id) => !photos.includes(id))
    );
  }

  #values(): Map<string, readonly string[]> {
    const values = new Map<string, readonly string[]>(draftValues(this.#callbacks.form));
    for (const [name, text] of this.#callbacks.stashedValues)
      if (!values.has(name)) values.set(name, [text]);
    return values;
  }

  #photos(): readonly string[] {
    return this.#callbacks.photoUploads?.store.ids ?? [];
  }

  #setOffers(offers: readonly (readonly [string, ListingDraft])[]): void {
    this.#offers = offers;
    const [, draft] = offers[0] ?? [];
    this.#callbacks.offered(
      draft ? { at: draft.at, name: draftName(draft), others: offers.length - 1 } : null,
    );
  }
}

function newId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}
