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

/** What a draft is made of besides the form's fields. */
export interface DraftCallbacks {
  readonly form: HTMLFormElement;
  /** Null where the form has no photos. */
  readonly photoUploads: PhotoUploads | null;
  /** By which the server knows the listing again. */
  readonly listingKey: ListingKey;
  /** Values of fields that another category asks for: name → text. */
  readonly stashedValues: Map<string, string>;
  /**
   * Names of hidden fields that a widget has written into so far: by then their `defaultValue` is
   * the same.
   */
  readonly typedHidden: ReadonlySet<string>;
  /** Called with the draft to offer; null when there is none any more. */
  offered(offer: Offer | null): void;
}

/** A draft that is offered above the form. */
export interface Offer {
  /** Epoch ms. */
  readonly at: number;
  /** "" while it has no title. */
  readonly name: string;
  /** How many others are offered with it, each in its turn. */
  readonly others: number;
}

/**
 * Keeps one user's unfinished listing: each window writes a draft of its own. Offers the one that
 * the window wrote last, and to a window that has none those of others: closed ones, for example.
 */
export class DraftKeeper {
  readonly #stored: StoredDraft;
  readonly #callbacks: DraftCallbacks;
  readonly #ends: (() => void)[] = [];
  #typed: Set<string>;
  /** Ids and drafts, the one that is shown first. */
  #offers: readonly (readonly [string, ListingDraft])[] = [];
  /** Drafts to delete when the next change is stored: taken, thrown away or published. */
  readonly #gone = new Set<string>();
  #isRestoring = false;
  /** What stands in the form is no draft any more. */
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
    // What was typed before the session and this code were loaded.
    if (this.#typed.size > 0 || this.#photos().length > 0) this.#stored.changed();
  }

  end(): void {
    for (const end of this.#ends.splice(0)) end();
  }

  /** Puts the offered draft into the form; what the visitor has typed there stays. */
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
    // It is this window's from now on. A window that is still open with it stores its own again at
    // its next change.
    this.#gone.add(id);
    setWrittenDraft(undefined);
    this.#stored.changed();
  }

  /** Throws the offered draft away; what has been typed since is kept. */
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

  /** Call when the listing is created: deletes its draft. */
  forget(): void {
    this.#isPublished = true;
    this.#leaveWritten();
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

  /** Another window has written, taken or published a draft that is offered here. */
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

  /** All drafts to store: the other windows' as they are. */
  #store(kept: Readonly<Record<string, unknown>> | null): Record<string, unknown> | null {
    const drafts = new Map(parseDrafts(kept));
    const draft = this.#draft();
    // Another listing is written than the one that is offered, which stays as it is.
    const isOffered = this.#offers.some(([id]) => id === writtenDraft());
    if (draft) {
      if (isOffered || writtenDraft() === undefined) setWrittenDraft(newId());
      drafts.set(writtenDraft() ?? "", draft);
    } else if (!isOffered) this.#leaveWritten();
    for (const id of this.#gone) if (id !== writtenDraft()) drafts.delete(id);
    this.#gone.clear();
    const stored = storedDrafts(drafts);
    return stored && { ...stored };
  }

  #leaveWritten(): void {
    const id = writtenDraft();
    if (id !== undefined) this.#gone.add(id);
    setWrittenDraft(undefined);
  }

  /** Null when there is nothing to keep. */
  #draft(): ListingDraft | null {
    const photos = this.#photos();
    if (this.#isPublished || (this.#typed.size === 0 && photos.length === 0)) return null;
    const key = this.#callbacks.listingKey.text;
    return { values: Object.fromEntries(this.#values()), photos, at: Date.now(), key };
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
