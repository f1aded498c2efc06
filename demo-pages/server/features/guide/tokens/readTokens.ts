/** Name and value of a custom property. */
export type TokenValue = readonly [name: string, value: string];

/** The tokens of `tokens.css`: all of them as they are in light, and those that are others in the dark. */
export interface Tokens {
  readonly light: readonly TokenValue[];
  readonly dark: readonly TokenValue[];
}

/**
 * Reads the tokens out of `tokens.css`.
 * @throws {Error} when the rule of a theme is not there.
 */
export function readTokens(css: string): Tokens {
  return {
    light: declarations(css, ":where(:root) {"),
    dark: declarations(css, ':where(:root[data-yy-theme="dark"]) {'),
  };
}

function declarations(css: string, rule: string): TokenValue[] {
  const start = css.indexOf(rule);
  if (start === -1) throw new Error(`tokens.css has no rule ${rule}`);
  const body = css.slice(start + rule.length, css.indexOf("}", start));
  return [...body.matchAll(/(--yy-[\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [
    name,
    value,
  ]);
}
