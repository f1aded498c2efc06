import type { TypeTexts } from "./readTypes";

/** Declares `window.YY` and what `yy.js` exports; `types.package.test.ts` compares it with the sources. */
export function bootstrapTypes({ user, inbox, vacation }: TypeTexts): string {
  return `import type { ErrorReport, YyEventMap } from "./events.js";
import type * as pure from "./pure/pure.js";

export type { ErrorReport, YyEventMap };

/** Who is signed in, as the server says. */
export type CurrentUser = ${user};

/** Unread messages. */
export type InboxCounters = ${inbox};

export type VacationRecord = ${vacation};

export interface SessionState {
  /** Null until the metadata answer arrives. */
  readonly signedIn: boolean | null;
  readonly user: CurrentUser | null;
  /** False only if \`meta[name=fingerprint]\` says \`false\`. */
  readonly fingerprint: boolean;
  readonly deviceType: string | null;
  readonly environment: string;
  /** The latest counters; null before the first. */
  readonly inbox: InboxCounters | null;
  /** Of the signed-in user; until the metadata arrives, the record in \`localStorage\`. */
  readonly vacation: VacationRecord | null;
}

/** The page's one store. */
export interface Session {
  getState(): SessionState;
  getInitialState(): SessionState;
  setState(
    partial: SessionState | Partial<SessionState> | ((state: SessionState) => SessionState | Partial<SessionState>),
    replace?: false,
  ): void;
  setState(state: SessionState | ((state: SessionState) => SessionState), replace: true): void;
  /** Calls the listener at each change. Returns a cleanup function. */
  subscribe(listener: (state: SessionState, before: SessionState) => void): () => void;
  /**
   * The state once it is known. Requests the metadata unless that has been done.
   * @param report called on a failure, of the first caller only
   * @param options \`retry\`: request again after a failure
   * @returns rejects when the metadata cannot be loaded
   */
  ensureUser(report: (error: unknown) => void, options?: { readonly retry?: boolean }): Promise<SessionState>;
  /** Requests the metadata again: the visitor may have changed. */
  refresh(): Promise<SessionState>;
  /** Call when the visitor turns out to be signed out, for example after a 401. */
  signOut(): void;
  setInbox(counters: InboxCounters): void;
}

export declare const version: string;

export declare const session: Session;

/**
 * Shows a message in the page's \`yy-flash\`; without one, one is appended to the body.
 * @param kind \`notice\`, \`success\`, \`alert\` or \`error\`; anything else is a notice
 */
export declare function flash(message: string, kind?: string): void;

/** Opens the modal or panel of that name; false, with a logged \`ConfigError\`, when there is none. */
export declare function open(name: string): boolean;

/** Closes the modal or panel of that name; false, with a logged \`ConfigError\`, when there is none. */
export declare function close(name: string): boolean;

/** Loads the code of every undefined \`yy-*\` tag under the root, such as a shadow root. */
export declare function scan(root?: ParentNode): void;

/** Calls the handler with the detail of every \`yy:error\`, cancelled or not. Returns a cleanup function. */
export declare function onError(handler: (report: ErrorReport) => void): () => void;

/** Calls the handler with the user, or null when signed out: at once if known, then at each change. Returns a cleanup function. */
export declare function onUser(handler: (user: CurrentUser | null) => void): () => void;

/** Puts the panel into the page that tells its authors what is wrong on it. */
export declare function doctor(): Promise<unknown>;

/** \`window.YY\`; the modules of \`/pure\` are on it once \`yy.pure.js\` or \`yy.all.js\` has run. */
export interface YyApi extends Partial<typeof pure> {
  readonly version: string;
  readonly session: Session;
  readonly flash: typeof flash;
  readonly open: typeof open;
  readonly close: typeof close;
  readonly scan: typeof scan;
  readonly onError: typeof onError;
  readonly onUser: typeof onUser;
  readonly doctor: typeof doctor;
}

export declare const YY: YyApi;

declare global {
  interface Window {
    YY: YyApi;
  }
}
`;
}
