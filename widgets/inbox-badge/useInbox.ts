import { type InboxCounters, unreadCount } from "@yy/domain/inbox/counters";
import { useCustomState, useLiveEffect, useWidget } from "@yy/element";
import { useHostMark } from "@yy/element/react/useHostMark";
import { useSession } from "@yy/session/useSession";
import { useVisitorState } from "@yy/session/useVisitorState";
import { useAppCount } from "@yy/ui/native/useAppCount";
import { useRef } from "react";
import { inboxPoll, type PollMember } from "./inboxPoll";
import { newMessages } from "./newMessages";
import type { schema } from "./schema";

interface InboxOptions {
  readonly countKey: string;
  readonly pollInterval: number;
  readonly timeInterval: number | undefined;
  readonly titlePrefix: boolean;
  readonly faviconNew: string | undefined;
}

/** Returns the count of one badge, and the changed count to announce; null when there is none. */
export function useInbox(options: InboxOptions) {
  const { countKey, pollInterval, timeInterval, titlePrefix, faviconNew } = options;
  const widget = useWidget<typeof schema>();
  const inbox = useSession((state) => state.inbox);
  const count = inbox ? unreadCount(inbox, countKey) : null;
  useCustomState<typeof schema>("known", count !== null);
  useHostMark("data-yy-known", count !== null);
  useAppCount(countKey, count ?? undefined);
  const member = useRef<PollMember | null>(null);

  useLiveEffect(() => {
    const joined = { interval: pollInterval, timeInterval, report: widget.report };
    member.current = joined;
    return inboxPoll.join(joined);
  }, [widget, pollInterval, timeInterval]);

  useLiveEffect(
    () => newMessages.join({ countKey, titlePrefix, faviconNew }),
    [countKey, titlePrefix, faviconNew],
  );

  const emitted = useRef<InboxCounters | null>(inbox);
  useLiveEffect(() => {
    if (inbox && inbox !== emitted.current) widget.emit("yy:inbox-updated", { counters: inbox });
    emitted.current = inbox;
  }, [widget, inbox]);

  // The first count is not announced, and only one badge announces changes.
  const last = useRef<{ key: string; count: number | null }>({ key: countKey, count: null });
  const [spoken, setSpoken] = useVisitorState<number | null>(null);
  useLiveEffect(() => {
    const before = last.current;
    last.current = { key: countKey, count };
    const comparable = before.key === countKey && before.count !== null && count !== null;
    if (!comparable || before.count === count) return;
    if (member.current && inboxPoll.isFirst(member.current)) setSpoken(count);
  }, [countKey, count]);

  return { count: count ?? 0, spoken };
}
