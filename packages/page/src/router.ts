/** What we read of Turbo's navigator and of Turbolinks' controller, which name it alike. */
interface Router {
  readonly currentVisit?: {
    readonly state?: string;
    /** How it changes the history. */
    readonly action?: "advance" | "replace" | "restore";
  };
  /** URL of the entry that it wrote or went to last. */
  readonly location?: object;
  /** Id of that entry; also in the entry's state. */
  readonly restorationIdentifier?: string;
  readonly history?: {
    readonly onPopState?: (event: PopStateEvent) => void;
    push(location: object, restorationIdentifier: string): void;
    replace(location: object, restorationIdentifier: string): void;
  };
}

/** The page's router; undefined where there is none, or the page gives no access to it. */
export function router(): Router | undefined {
  const { Turbo, Turbolinks } = window as {
    Turbo?: { readonly navigator?: Router };
    Turbolinks?: { readonly controller?: Router };
  };
  return Turbo?.navigator ?? Turbolinks?.controller;
}
