import {
  type Announcement,
  announcementBetween,
  formatRemaining,
  untilNextChange,
} from "@yy/domain/time/countdown";
import { parseInstant } from "@yy/domain/time/parseInstant";
import { SECOND } from "@yy/domain/time/units";
import { type PropsOf, useLiveEffect } from "@yy/element";
import { useLatest } from "@yy/element/react/useLatest";
import { useMemo, useState } from "react";
import type { schema } from "./schema";
import { serverOffset } from "./serverClock";
import { ticker } from "./ticker";

/** How long an announcement stays in the live region; later it would contradict the time shown. */
const announcementMs = 5 * SECOND;

/**
 * Returns the text of a countdown, and the name of the text that announces it.
 * @param finished called at the end, or at once if the end is past, each time the countdown starts,
 * and never in a preview
 */
export function useRemaining(
  { endsAt, serverNow, ...texts }: PropsOf<typeof schema>,
  finished: () => void,
) {
  const remaining = useMemo(() => {
    const end = parseInstant(endsAt) ?? 0;
    const offset = serverOffset(serverNow);
    return () => end - offset - Date.now();
  }, [endsAt, serverNow]);
  const [, setText] = useState("");
  const format = (left: number) => formatRemaining(left, texts);
  const [announced, setAnnounced] = useState<Announcement>();
  const latest = useLatest({ format, finished });

  useLiveEffect(() => {
    // An end already past is announced too.
    let before = Math.max(remaining(), 1);
    const tick = () => {
      const left = remaining();
      const now = announcementBetween(before, left);
      setText(latest.current.format(left));
      setAnnounced((last) => now ?? (last && last.at - left < announcementMs ? last : undefined));
      before = left;
      if (left <= 0) latest.current.finished();
      return untilNextChange(left);
    };
    return ticker.start(tick);
  }, [remaining, latest]);

  return { text: format(remaining()), announcement: announced?.text };
}
