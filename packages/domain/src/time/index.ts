/** Instants and countdowns; everything in ms. */
export { type Announcement, announcementBetween, announcements } from "./announcements";
export { parseInstant } from "./parseInstant";
export { formatRemaining, untilNextChange } from "./remaining";
export { DAY, HOUR, MINUTE, SECOND } from "./units";
