import type { Field } from "@yy/ui/fields/field";
import { announceField } from "@yy/ui/fields/fieldContract";

/** Tells lookups of which fields the form shows that the lookup has failed. */
export class RemoteNotices {
  readonly #told = new Map<Field, () => void>();

  /** @param fields all of which the form shows it now */
  update(fields: readonly Field[]): void {
    for (const [field, withdraw] of this.#told) {
      if (fields.includes(field)) continue;
      this.#told.delete(field);
      withdraw();
    }
    for (const field of fields)
      if (!this.#told.has(field))
        this.#told.set(field, announceField(field, { showsRemote: true }));
  }
}
