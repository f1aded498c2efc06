import type { Position } from "@yy/http/api/location";

/** How long the browser may look once the visitor has agreed, and how old a position may be; ms. */
const limits: PositionOptions = { timeout: 10_000, maximumAge: 300_000 };

/** Where the visitor is; null when they refuse, and when the browser cannot find out. */
export function askPosition(): Promise<Position | null> {
  return new Promise((resolve) => {
    // Typed as always there, which it is not on every browser.
    const geolocation = navigator.geolocation as Geolocation | undefined;
    if (!geolocation) return resolve(null);
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(null),
      limits,
    );
  });
}
