import type { Departure } from "./inventoryChanges";

/**
 * Hints for page authors about names that were removed, or work differently, since the last
 * release, in addition to the deprecations in their schemas. The list is emptied after the next
 * release.
 */
export const departures: readonly Departure[] = [
  {
    kind: "YY",
    name: "YY.urls.photoUrl",
    fix: "photo-address",
    note: 'it adds no /photos to host: write host: "https://loja.example/photos"',
  },
];
