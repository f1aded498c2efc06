import type { Position } from "@yy/http/api/location";

/**
 * How long the browser may search after the visitor has agreed, and how old a position may be, in
 * ms.
 */
const limits: PositionOptions = { timeout: 10_000, maximumAge: 300_000 };

/** Returns where the visitor is; null when they refuse, or when the browser cannot find out. */
export function askPosition(): Promise<Position | null> {
  return new Promise((resolve) => {
    // The DOM types say that it always exists, but some browsers do not have it.
    const geolocation = navigator.geolocation as Geolocation | undefined;
    if (!geolocation) return resolve(null);
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(null),
      limits,
    );
  });
}
