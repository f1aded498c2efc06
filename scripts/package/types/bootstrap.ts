import type { YY as api } from "@yy/bootstrap/api";
import type * as pure from "@yy/domain/pure";

/**
 * What `@yy/widgets/bootstrap` declares; `writeTypes.ts` adds what is of the published files alone.
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

/** `window.YY`; the modules of `/pure` are on it once `yy.pure.js` or `yy.all.js` has run. */
export interface YyApi extends Api, Pure {}

export declare const YY: YyApi;
