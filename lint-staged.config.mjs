/** Before each commit, on what it holds: formatted, linted, and nothing stale of what is generated. */
export default {
  "*": "biome check --write --no-errors-on-unmatched",
  "{widgets/*/{schema.ts,words.pt.ts,*.conformance.browser.test.ts,README.md},widgets/*.json,widgets/types/*,stories/*.stories.ts,packages/rails/{report.schema.json,schema.json,config/locales/*,previews/yy/**},scripts/{generate/**,rooms.json},README.md,CONTRIBUTING.md}":
    () => "tsx scripts/generate/index.ts --check",
};
