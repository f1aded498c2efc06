import { type Announcement, announcementBetween } from "@yy/domain/time/announcements";
import { parseInstant } from "@yy/domain/time/parseInstant";
import { formatRemaining, untilNextChange } from "@yy/domain/time/remaining";
import { SECOND } from "@yy/domain/time/units";
import { useLiveEffect } from "@yy/element";
import { useMemo, useRef, useState } from "react";
import { serverOffset } from "./serverClock";
import { ticker } from "./ticker";

/** How long an announcement stays in the live region, in ms; later it would contradict the time shown. */
const announcementStays = 5 * SECOND;

/**
 * The text of a countdown, and its announcement.
 * @param finished called at the end, at once when that is past; each time the countdown starts, and never in a preview
 */
export function useRemaining(
  { endsAt, serverNow }: { endsAt: string; serverNow: string | undefined },
  finished: () => void,
) {
  const remaining = useMemo(() => {
    const end = parseInstant(endsAt) ?? 0;
    const offset = serverOffset(serverNow);
    return () => end - offset - Date.now();
  }, [endsAt, serverNow]);
  const [, setText] = useState("");
  const [announced, setAnnounced] = useState<Announcement>();
  const latest = useRef(finished);
  latest.current = finished;

  useLiveEffect(() => {
    // An end already past is announced too.
    let before = Math.max(remaining(), 1);
    const tick = () => {
      const left = remaining();
      const now = announcementBetween(before, left);
      setText(formatRemaining(left));
      setAnnounced(
        (last) => now ?? (last && last.at - left < announcementStays ? last : undefined),
      );
      before = left;
      if (left <= 0) latest.current();
      return untilNextChange(left);
    };
    return ticker.start(tick);
  }, [remaining]);

  return { text: formatRemaining(remaining()), announcement: announced?.text };
}
