import { uuid } from "@yy/domain/uuid";

/**
 * Identifies one listing to the server. Every try to send it has the same key, so that after a lost
 * answer the server does not create a second listing (README, Sending).
 */
export class ListingKey {
  #key = uuid();
  #wasSent = false;
  #userId: number | undefined;

  /**
   * Returns the key for a try to send the listing.
   * @param userId the signed-in user; undefined while that is not known
   */
  for(userId: number | undefined): string {
    if (userId !== undefined) {
      if (this.#userId !== undefined && userId !== this.#userId) this.renew();
      this.#userId = userId;
    }
    this.#wasSent = true;
    return this.#key;
  }

  /**
   * The key that the listing was sent with, which is kept with its draft; undefined before. Two
   * listings that come of one draft, in two windows, must not have the same key.
   */
  get sent(): string | undefined {
    return this.#wasSent ? this.#key : undefined;
  }

  /** Call when a draft is restored: the listing may have arrived with this key. */
  take(key: string): void {
    this.#key = key;
    this.#wasSent = true;
  }

  /** Call when the listing is created, or its form is reset: the next one gets another key. */
  renew(): void {
    this.#key = uuid();
    this.#wasSent = false;
  }
}
