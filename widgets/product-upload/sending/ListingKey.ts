import { uuid } from "@yy/domain/uuid";

/**
 * Identifies one listing to the server. Every try to send it has the same key, so that after a lost
 * answer the server does not create a second listing (README, Sending).
 */
export class ListingKey {
  #key = uuid();
  #userId: number | undefined;

  /** @param userId the signed-in user; undefined while that is not known */
  for(userId: number | undefined): string {
    if (userId !== undefined) {
      if (this.#userId !== undefined && userId !== this.#userId) this.renew();
      this.#userId = userId;
    }
    return this.#key;
  }

  /** The key, which is kept with the listing's draft. */
  get text(): string {
    return this.#key;
  }

  /** Call when a draft is restored: the listing may have arrived with this key. */
  take(key: string): void {
    this.#key = key;
  }

  /** Call when the listing is created: the next one gets another key. */
  renew(): void {
    this.#key = uuid();
  }
}
