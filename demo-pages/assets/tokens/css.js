/** The CSS of the token editor: the one to copy, and the one of the preview. */

import { choices, colors, inDark, sizes } from "./settings.js";

/** @typedef {import("./settings.js").Settings} Settings */
/** @typedef {readonly (readonly [token: string, value: string])[]} Declarations */

const darkSystem = ':root:not([data-yy-theme="light"])';
const darkChosen = ':root[data-yy-theme="dark"]';

/**
 * The tokens that differ from the initial ones, as CSS for a page. A colour that differs in one
 * theme is written for both, because `:root` of a page overrides the dark values of `yy.css` too.
 * @param {Settings} settings
 * @param {Settings} initial
 * @returns {string} empty when nothing differs
 */
export function cssOf(settings, initial) {
  const differs = (/** @type {string} */ name) => settings[name] !== initial[name];
  const changed = colors.filter((color) => differs(color) || differs(inDark(color)));
  const shapes = [...Object.keys(sizes), ...Object.keys(choices)].filter(differs);
  const light = [
    ...changed.map((color) => colorDeclaration(color, settings[color])),
    ...shapes.map((name) => shapeDeclaration(name, settings[name])),
  ];
  const dark = changed.map((color) => colorDeclaration(color, settings[inDark(color)]));
  const blocks = [rule(":root", light)];
  if (dark.length > 0) {
    const nested = rule(darkSystem, dark).replace(/^(?=.)/gm, "  ");
    blocks.push(`@media (prefers-color-scheme: dark) {\n${nested}\n}`, rule(darkChosen, dark));
  }
  return light.length === 0 ? "" : `${blocks.join("\n\n")}\n`;
}

/**
 * The CSS of both themes, whatever the system's is: inside `[data-token-scope=light]` and
 * `[data-token-scope=dark]`. It declares all tokens again, because those that depend on others were
 * computed on `:root`.
 * @param {{ readonly light: Declarations, readonly dark: Declarations }} tokens those of `yy.css`
 * @param {Settings} settings
 * @param {Settings} initial
 * @returns {string}
 */
export function scopedCss(tokens, settings, initial) {
  const shapes = [...Object.keys(sizes), ...Object.keys(choices)]
    .filter((name) => settings[name] !== initial[name])
    .map((name) => shapeDeclaration(name, settings[name]));
  const light = colors.map((color) => colorDeclaration(color, settings[color]));
  const dark = colors.map((color) => colorDeclaration(color, settings[inDark(color)]));
  return [
    rule('[data-token-scope="light"]', [...tokens.light, ...shapes, ...light]),
    rule('[data-token-scope="dark"]', [...tokens.light, ...tokens.dark, ...shapes, ...dark]),
  ].join("\n");
}

/**
 * @param {string} color
 * @param {string | undefined} value
 * @returns {readonly [string, string]}
 */
const colorDeclaration = (color, value = "") => [`--yy-color-${color}`, value];

/**
 * @param {string} name
 * @param {string | undefined} value
 * @returns {readonly [string, string]}
 */
function shapeDeclaration(name, value = "") {
  return [`--yy-${name}`, choices[name]?.[value] ?? `${Number(value) / 16}rem`];
}

/**
 * @param {string} selector
 * @param {Declarations} declarations
 */
function rule(selector, declarations) {
  return `${selector} {\n${declarations.map(([token, value]) => `  ${token}: ${value};`).join("\n")}\n}`;
}
