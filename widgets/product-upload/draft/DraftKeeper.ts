import { draftChanges, draftOf, type ListingDraft, parseDraft } from "@yy/domain/listing/draft";
import { UnfinishedWork } from "@yy/session/UnfinishedWork";
import type { Field } from "@yy/ui/fields/field";
import { onFormInput } from "@yy/ui/fields/onFormInput";
import { changedNames, draftValues, writeDraft } from "../listingFields";
import type { PhotoTray } from "../photos/PhotoTray";

/** What a draft is made of besides the form's fields. */
export interface DraftCallbacks {
  readonly form: HTMLFormElement;
  /** Null where the form has no photos. */
  readonly tray: PhotoTray | null;
  /** Values of fields that another category asks for: name → text. */
  readonly stashedValues: Map<string, string>;
  /** Called with the time of the draft to offer, epoch ms; null when there is none any more. */
  offered(at: number | null): void;
}

/** Keeps one user's unfinished listing, and offers back what an earlier page has kept. */
export class DraftKeeper {
  readonly #work: UnfinishedWork;
  readonly #callbacks: DraftCallbacks;
  readonly #ends: (() => void)[] = [];
  #typed: Set<string>;
  #offer: ListingDraft | null = null;
  #isRestoring = false;

  constructor(userId: number, callbacks: DraftCallbacks) {
    this.#callbacks = callbacks;
    this.#work = new UnfinishedWork("draft", userId, () => this.#draft());
    this.#typed = changedNames(callbacks.form);
  }

  start(): void {
    const { form, tray } = this.#callbacks;
    const kept = parseDraft(this.#work.recall());
    if (kept && this.#isFirstTime(kept)) this.#setOffer(kept);
    this.#ends.push(
      this.#work.flushInTime(),
      onFormInput(form, (field) => this.#changed(field)),
      tray?.subscribe(() => this.#work.changed()) ?? (() => undefined),
    );
    // What was typed before the session and this code were loaded.
    if (this.#typed.size > 0 || this.#photos().length > 0) this.#work.changed();
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
    this.#callbacks.tray?.restore(offer.photos);
    this.#setOffer(null);
    this.#work.changed();
  }

  /** Throws the offered draft away; what has been typed since is kept. */
  discard(): void {
    this.#setOffer(null);
    this.#work.forget();
    this.#work.changed();
  }

  /** Call when the listing is created: deletes the draft. */
  forget(): void {
    this.#work.forget();
    this.#typed.clear();
    this.#setOffer(null);
  }

  #changed(field: Field | undefined): void {
    if (field) this.#typed.add(field.name);
    else this.#typed = changedNames(this.#callbacks.form);
    if (!this.#isRestoring) this.#work.changed();
  }

  /** Null when there is nothing to keep. */
  #draft(): Record<string, unknown> | null {
    const photos = this.#photos();
    if (this.#typed.size === 0 && photos.length === 0 && !this.#offer) return null;
    return { ...draftOf(this.#values(), photos, Date.now(), this.#offer, this.#typed) };
  }

  #isFirstTime(draft: ListingDraft): boolean {
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
    return this.#callbacks.tray?.ids ?? [];
  }

  #setOffer(draft: ListingDraft | null): void {
    this.#offer = draft;
    this.#callbacks.offered(draft?.at ?? null);
  }
}
