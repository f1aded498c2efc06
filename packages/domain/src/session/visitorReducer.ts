/**
 * A user's id as text; empty when nobody is signed in. `meta[name=yy-user-id]` has the same form.
 */
export type Identity = string;

/** The facts about the visitor that a page has. */
export interface VisitorState {
  /** Undefined while it is unknown. */
  readonly identity: Identity | undefined;
  /** The user that the page named when this epoch began. It counts while `identity` is unknown. */
  readonly claim: Identity | undefined;
  /**
   * Increases when another user may be signed in. Data that was loaded or requested under an
   * earlier number does not belong to the current visitor.
   */
  readonly epoch: number;
  /**
   * How many times the server was asked who is signed in. A new number means that a request has to
   * be sent.
   */
  readonly asked: number;
  /**
   * The number of the latest question that needs no answer any more. It is less than `asked` while
   * a request is running.
   */
  readonly settled: number;
  /** Whether the latest question failed. */
  readonly hasFailed: boolean;
  /** Why the server is asked again although the identity is known; it counts until the answer. */
  readonly doubt: Doubt | undefined;
  /** The user in `meta[name=yy-user-id]`; null without the meta. */
  readonly meta: Identity | null;
  /**
   * The meta at the last answer. If that answer named another user, the same meta later is no sign
   * of a change.
   */
  readonly agreedMeta: Identity | null;
  /** Whether a request that may have signed the visitor in or out was sent since the last page. */
  readonly mayHaveChanged: boolean;
  /** Whether anything on the page has needed the identity. */
  readonly isWanted: boolean;
}

/**
 * `ended`: the answer to a request was a 401. `told`: another page says that another user is signed
 * in. `perhaps`: the visitor may have signed in or out.
 */
type Doubt = "ended" | "told" | "perhaps";

export type VisitorEvent =
  /** Code on the page needs the identity. `retry`: also after a failure. */
  | { readonly type: "needed"; readonly retry?: boolean }
  /** The server has to be asked again, even if the identity is known. */
  | { readonly type: "refreshed" }
  | { readonly type: "answered"; readonly question: number; readonly identity: Identity }
  | { readonly type: "failed"; readonly question: number }
  /** A request is sent whose answer may be about this visitor. */
  | { readonly type: "requested" }
  /** The answer to a request of this visitor was a 401. */
  | { readonly type: "unauthorized" }
  /** The page itself says that the visitor is no longer signed in. */
  | { readonly type: "signedOut" }
  /** A form was sent, or a write was redirected: it may have been the sign-in or the sign-out. */
  | { readonly type: "wrote" }
  /** No new page has followed that write. */
  | { readonly type: "stayed" }
  /** The `<head>` may name another user. `isNew`: it came with a new page in the same document. */
  | { readonly type: "page"; readonly meta: Identity | null; readonly isNew: boolean }
  /** Another page of this browser knows who is signed in. */
  | { readonly type: "told"; readonly identity: Identity }
  /**
   * The page was restored from the back/forward cache. `last`: the user that other pages named
   * last, null if unknown.
   */
  | { readonly type: "restored"; readonly last: Identity | null };

/** The state of a page that was just opened. */
export function newVisitor(meta: Identity | null): VisitorState {
  return {
    identity: undefined,
    claim: meta ?? undefined,
    epoch: 0,
    asked: 0,
    settled: 0,
    hasFailed: false,
    doubt: undefined,
    meta,
    agreedMeta: null,
    mayHaveChanged: false,
    isWanted: false,
  };
}

/** Whether a request for the identity is running. */
export const isAsking = ({ asked, settled }: VisitorState): boolean => asked > settled;

/** Whether the identity is known and not in doubt. */
export const isCertain = (state: VisitorState): boolean =>
  state.identity !== undefined && state.doubt === undefined;

/**
 * Tracks who is signed in. When the page itself names a new visitor, that counts at once, because
 * no data of the former one may be shown. Other signs (a 401, another tab) are checked with the
 * server first, and nothing changes until its answer.
 */
export function visitorReducer(state: VisitorState, event: VisitorEvent): VisitorState {
  switch (event.type) {
    case "needed":
      return needed(state, event.retry ?? false);
    case "requested":
      return state;
    case "refreshed":
      return ask(state);
    case "answered":
      return event.question === state.asked && isAsking(state)
        ? answered(state, event.identity)
        : state;
    case "failed":
      return event.question === state.asked && isAsking(state) ? failed(state) : state;
    case "unauthorized":
      if (state.identity === "" || state.doubt === "ended") return state;
      return doubted(state, "ended");
    case "signedOut":
      return become({ ...state, settled: state.asked, hasFailed: false, doubt: "ended" }, "");
    case "wrote":
      return state.mayHaveChanged ? state : { ...state, mayHaveChanged: true };
    case "stayed":
      return stayed(state);
    case "page":
      return pageShown(state, event.meta, event.isNew);
    case "told":
      return told(state, event.identity);
    case "restored":
      return restored(state, event.last);
  }
}

function needed(state: VisitorState, retry: boolean): VisitorState {
  const wanted = state.isWanted ? state : { ...state, isWanted: true };
  if (state.identity !== undefined || isAsking(state)) return wanted;
  return state.hasFailed && !retry ? wanted : ask(wanted);
}

const ask = (state: VisitorState): VisitorState => ({
  ...state,
  asked: state.asked + 1,
  hasFailed: false,
  isWanted: true,
});

const doubted = (state: VisitorState, doubt: Doubt): VisitorState => ({ ...ask(state), doubt });

const answered = (state: VisitorState, identity: Identity): VisitorState =>
  become({ ...state, settled: state.asked, hasFailed: false, agreedMeta: state.meta }, identity);

function failed(state: VisitorState): VisitorState {
  const settled = { ...state, settled: state.asked, hasFailed: true };
  if (state.doubt === "ended") return become(settled, "");
  // The identity stays unknown. The next page or the visitor's next action asks again.
  return state.doubt === "told"
    ? { ...forget({ ...settled, isWanted: false }, null), isWanted: true }
    : { ...settled, doubt: undefined };
}

function become(state: VisitorState, identity: Identity): VisitorState {
  const before = expected(state);
  const isOther = before === undefined ? state.doubt !== undefined : before !== identity;
  const epoch = state.epoch + (isOther ? 1 : 0);
  return { ...state, identity, claim: undefined, doubt: undefined, epoch };
}

/** The identity that is known, or that the page claims. */
const expected = ({ identity, claim }: VisitorState): Identity | undefined => identity ?? claim;

/** Forgets everything but the new claim. */
const forget = (state: VisitorState, claim: Identity | null): VisitorState =>
  askIfWanted({
    ...state,
    identity: undefined,
    claim: claim ?? undefined,
    doubt: undefined,
    settled: state.asked,
    epoch: state.epoch + 1,
  });

const askIfWanted = (state: VisitorState): VisitorState => (state.isWanted ? ask(state) : state);

function stayed(state: VisitorState): VisitorState {
  if (!state.mayHaveChanged) return state;
  const quiet = { ...state, mayHaveChanged: false };
  return state.identity === undefined ? forget(quiet, null) : doubted(quiet, "perhaps");
}

function pageShown(before: VisitorState, meta: Identity | null, isNew: boolean): VisitorState {
  const { mayHaveChanged, doubt } = before;
  const state = { ...before, meta, mayHaveChanged: mayHaveChanged && !isNew };
  if (isNew && doubt) return forget(state, meta);
  const current = expected(state);
  if (isNew && mayHaveChanged && (meta === null || current === undefined))
    return forget(state, meta);
  if (meta === null || meta === current) return askAgain(state, isNew);
  if (current === undefined) return askAgain({ ...state, claim: meta }, isNew);
  if (meta !== state.agreedMeta || mayHaveChanged) return forget(state, meta);
  // This page contradicts the server as the page before did, for example because it comes from the
  // browser's cache.
  return isNew && !isAsking(state) ? askIfWanted(state) : state;
}

/** A failed question is asked again on a new page. */
const askAgain = (state: VisitorState, isNew: boolean): VisitorState =>
  isNew && state.hasFailed && !isAsking(state) ? askIfWanted(state) : state;

function told(state: VisitorState, identity: Identity): VisitorState {
  if (expected(state) === identity) return state;
  if (state.identity === undefined) return forget(state, null);
  return doubted(state, "told");
}

function restored(state: VisitorState, last: Identity | null): VisitorState {
  const isOther = last !== null && last !== expected(state);
  return isOther || state.identity === undefined ? forget(state, null) : doubted(state, "perhaps");
}
