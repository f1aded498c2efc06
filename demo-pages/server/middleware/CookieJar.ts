/** The visitor's cookies where no header can carry them: a service worker sees none and sets none. */
export interface CookieJar {
  get(name: string): string | undefined;
  set(name: string, value: string): void;
}
