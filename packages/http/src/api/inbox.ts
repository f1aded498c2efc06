import { underRoot } from "@yy/page/root";
import { mediaType } from "../answer";
import { type Answer, request } from "../client";
import { fromSamePath } from "../samePath";
import { anyObject, type Check, flag, maybe, number, readJson, readJsonIfAny } from "../shape";
import { sharedGet } from "../sharedGet";

/**
 * Unread counters: two that every answer has, and a `{type}_unread` for each further message type.
 */
export interface InboxCounters {
  readonly default_unread: number;
  readonly chat_unread: number;
  /** Only in some answers; otherwise it is default plus chat. */
  readonly total_unread?: number;
  readonly new_message_since_last_view?: boolean;
  /**
   * `undefined` because of the optional fields above: without `exactOptionalPropertyTypes` their
   * types include it.
   */
  readonly [type: `${string}_unread`]: number | undefined;
}

/**
 * `GET /api/inbox/counters`, version 1.
 *
 * @param options.timeInterval - seconds, sent as `time_interval`
 * @throws RequestError
 */
export async function fetchInboxCounters(
  options: { timeInterval?: number | undefined; signal?: AbortSignal | undefined } = {},
): Promise<InboxCounters> {
  const { timeInterval, signal } = options;
  const query = timeInterval === undefined ? "" : `?time_interval=${timeInterval}`;
  const url = underRoot(`/api/inbox/counters${query}`);
  const answer = await sharedGet({ url, version: 1, signal, cached: false });
  return readJson(answer, inboxCounters);
}

/**
 * Marks messages as read. Any 2xx is a success, except from the sign-in page, to which an ended
 * session is redirected.
 *
 * @param ids - with their type prefix, `chat$$$12`
 * @returns the new counters, or null when the answer has none
 * @throws RequestError
 */
export const markMessagesRead = (
  ids: readonly string[],
  path = underRoot("/api/inbox/messages/set_as_read"),
): Promise<InboxCounters | null> => writeMessages("PATCH", path, ids);

/** Deletes messages; otherwise as `markMessagesRead`. */
export const deleteMessages = (
  ids: readonly string[],
  path = underRoot("/api/inbox/messages"),
): Promise<InboxCounters | null> => writeMessages("DELETE", path, ids);

/** Browsers refuse a request that outlives the page and has more than 64 KiB, 65 bytes an id. */
const maxIdsOutlivingPage = 1000;

async function writeMessages(method: "PATCH" | "DELETE", url: string, ids: readonly string[]) {
  const outlivesPage = ids.length <= maxIdsOutlivingPage;
  const answer: Answer = await request({ method, url, version: 1, json: { ids }, outlivesPage });
  if (mediaType(answer) === "text/html") fromSamePath(url, answer);
  return readJsonIfAny(answer, inboxCounters);
}

/** What the server answers. */
export const inboxCounters: Check<InboxCounters> = (value, at) => {
  const fields = anyObject(value, at);
  const seen = maybe(flag)(fields.new_message_since_last_view, "new_message_since_last_view");
  const unread: Record<`${string}_unread`, number> = {};
  for (const [name, field] of Object.entries(fields)) {
    const count = isUnread(name) ? maybe(number)(field, name) : null;
    if (count !== null) unread[name as `${string}_unread`] = count;
  }
  return {
    ...unread,
    default_unread: number(fields.default_unread, "default_unread"),
    chat_unread: number(fields.chat_unread, "chat_unread"),
    ...(seen === null ? {} : { new_message_since_last_view: seen }),
  };
};

const isUnread = (name: string): name is `${string}_unread` => name.endsWith("_unread");
