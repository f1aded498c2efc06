import { draftChanges, draftOf, type ListingDraft, parseDraft } from "@yy/domain/listing/draft";
import { StoredDraft } from "@yy/session/StoredDraft";
import type { Field } from "@yy/ui/fields/field";
import { onFormInput } from "@yy/ui/fields/onFormInput";
import { changedNames, draftValues, writeDraft } from "../listingFields";
import type { PhotoUploads } from "../photos/PhotoUploads";

/** What a draft is made of besides the form's fields. */
export interface DraftCallbacks {
  readonly form: HTMLFormElement;
  /** Null where the form has no photos. */
  readonly photoUploads: PhotoUploads | null;
  /** Values of fields that another category asks for: name → text. */
  readonly stashedValues: Map<string, string>;
  /** Names of hidden fields that a widget has written into so far: by then their `defaultValue` is the same. */
  readonly typedHidden: ReadonlySet<string>;
  /** Called with the time of the draft to offer, epoch ms; null when there is none any more. */
  offered(at: number | null): void;
}

/** Keeps one user's unfinished listing, and offers back what an earlier page has kept. */
export class DraftKeeper {
  readonly #stored: StoredDraft;
  readonly #callbacks: DraftCallbacks;
  readonly #ends: (() => void)[] = [];
  #typed: Set<string>;
  #offer: ListingDraft | null = null;
  #isRestoring = false;

  constructor(userId: number, callbacks: DraftCallbacks) {
    this.#callbacks = callbacks;
    this.#stored = new StoredDraft("draft", userId, () => this.#draft());
    this.#typed = new Set([...changedNames(callbacks.form), ...callbacks.typedHidden]);
  }

  start(): void {
    const { form, photoUploads } = this.#callbacks;
    const kept = parseDraft(this.#stored.recall());
    if (kept && this.#hasMoreThanTheForm(kept)) this.#setOffer(kept);
    this.#ends.push(
      this.#stored.flushInTime(),
      onFormInput(form, (field) => this.#changed(field)),
      photoUploads?.subscribe(() => this.#stored.changed()) ?? (() => undefined),
    );
    // What was typed before the session and this code were loaded.
    if (this.#typed.size > 0 || this.#photos().length > 0) this.#stored.changed();
  }

  end(): void {
    for (const end of this.#ends.splice(0)) end();
  }

  /** Puts the offered draft into the form; what the visitor has typed there stays. */
  restore(): void {
    const offer = this.#offer;
    if (!offer) return;
    const values = new Map(Object.entries(offer.values).filter(([name]) => !this.#typed.has(name)));
    for (const [name, [text]] of values)
      if (text !== undefined) this.#callbacks.stashedValues.set(name, text);
    this.#isRestoring = true;
    writeDraft(this.#callbacks.form, values);
    this.#isRestoring = false;
    for (const name of values.keys()) this.#typed.add(name);
    this.#callbacks.photoUploads?.restore(offer.photos);
    this.#setOffer(null);
    this.#stored.changed();
  }

  /** Throws the offered draft away; what has been typed since is kept. */
  discard(): void {
    this.#setOffer(null);
    this.#stored.forget();
    this.#stored.changed();
  }

  /** Call when the listing is created: deletes the draft. */
  forget(): void {
    this.#stored.forget();
    this.#typed.clear();
    this.#setOffer(null);
  }

  #changed(field: Field | undefined): void {
    if (field) this.#typed.add(field.name);
    else this.#typed = changedNames(this.#callbacks.form);
    if (!this.#isRestoring) this.#stored.changed();
  }

  /** Null when there is nothing to keep. */
  #draft(): Record<string, unknown> | null {
    const photos = this.#photos();
    if (this.#typed.size === 0 && photos.length === 0 && !this.#offer) return null;
    return { ...draftOf(this.#values(), photos, Date.now(), this.#offer, this.#typed) };
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
    return this.#callbacks.photoUploads?.ids ?? [];
  }

  #setOffer(draft: ListingDraft | null): void {
    this.#offer = draft;
    this.#callbacks.offered(draft?.at ?? null);
  }
}
