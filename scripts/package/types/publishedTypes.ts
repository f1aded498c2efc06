import type { VacationRecord } from "@yy/domain/session/vacationRecord";
import type { CurrentUser, InboxCounters } from "@yy/session/session";
import type { YyEventMap } from "../../../widgets/types/events.d.ts";

/** What the package's declarations are made from, as the sources declare it. */
export interface PublishedTypes {
  /** Tag → its properties and methods. */
  readonly elements: {
    readonly [Tag in keyof HTMLElementTagNameMap & `yy-${string}`]: Omit<
      HTMLElementTagNameMap[Tag],
      keyof HTMLElement
    >;
  };
  /** Event → its detail. */
  readonly details: {
    readonly [Name in Exclude<keyof YyEventMap, "yy:error">]: YyEventMap[Name]["detail"];
  };
  readonly user: CurrentUser;
  readonly inbox: InboxCounters;
  readonly vacation: VacationRecord;
}
