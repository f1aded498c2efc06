/** A visitor's session. Its token is what `meta[name=csrf-token]` shows and every unsafe request must bring back. */
export interface Session {
  readonly id: string;
  csrfToken: string;
  /** The signed-in user, or null. */
  userId: number | null;
  /** What the next page says once, or null. */
  flash: Flash | null;
}

/** A message from one request to the page after it. */
export interface Flash {
  readonly kind: "notice" | "success" | "alert" | "error";
  readonly text: string;
}
