import { uuid } from "@yy/domain/uuid";

/**
 * Names one listing to the server, the same for every try to send it: an answer that was lost on
 * its way does not make two of it (README, Sending).
 */
export class ListingKey {
  #key = uuid();
  #userId: number | undefined;

  /** @param userId undefined while it is not known who is signed in */
  for(userId: number | undefined): string {
    if (userId !== undefined) {
      if (this.#userId !== undefined && userId !== this.#userId) this.renew();
      this.#userId = userId;
    }
    return this.#key;
  }

  /** The key, to be kept with the listing's draft. */
  get text(): string {
    return this.#key;
  }

  /** Call when a draft is taken: what it was last sent with may have arrived. */
  take(key: string): void {
    this.#key = key;
  }

  /** Call when the listing is created: the next one gets another key. */
  renew(): void {
    this.#key = uuid();
  }
}
