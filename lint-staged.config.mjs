/**
 * Before each commit, on what it holds: formatted, linted, and no document that repeats something
 * stale.
 */
export default {
  "*": "biome check --write --no-errors-on-unmatched",
  "{widgets/*/{schema.ts,words.pt.ts,README.md},scripts/{generate/**,rooms.json},docs/guide/*.md,README.md,CONTRIBUTING.md}":
    () => "tsx scripts/generate/index.ts documents --check",
};
