import type { Departure } from "./inventoryChanges";

/**
 * What page authors are told of names that went since the last release or do something else,
 * beside what their schemas said while they were deprecated. Emptied when the next release has gone
 * out.
 */
export const departures: readonly Departure[] = [
  {
    kind: "YY",
    name: "YY.urls.photoUrl",
    fix: "photo-address",
    note: 'it adds no /photos to host: write host: "https://loja.example/photos"',
  },
];
