import type { YY as api } from "@yy/bootstrap/api";
import type * as pure from "@yy/domain/pure";

/**
 * The declarations of `@yy/widgets/bootstrap`. `writeTypes.ts` adds those that only the published
 * files have.
 */
export {
  close,
  doctor,
  flash,
  onError,
  onUser,
  open,
  scan,
  session,
  version,
} from "@yy/bootstrap/api";
export type { VacationRecord } from "@yy/domain/session/vacationRecord";
export type { InboxCounters } from "@yy/http/api/inbox";
export type { CurrentUser, Session, SessionState } from "@yy/session/session";

type Api = Readonly<typeof api>;
type Pure = Partial<typeof pure>;

/** `window.YY`. It has the modules of `/pure` once `yy.pure.js` or `yy.all.js` has run. */
export interface YyApi extends Api, Pure {}

export declare const YY: YyApi;
