/**
 * The CSS of the editor of tokens: the one to copy, and the one of the piece of the shop beside it.
 */

import { choices, colors, inDark, sizes } from "./settings.js";

/** @typedef {import("./settings.js").Settings} Settings */
/** @typedef {readonly (readonly [token: string, value: string])[]} Declarations */

const darkSystem = ':root:not([data-yy-theme="light"])';
const darkChosen = ':root[data-yy-theme="dark"]';

/**
 * The tokens that differ from the usual ones, ready to be put into a page. A colour that differs in
 * one theme stands there for both: what a page says of `:root` wins over the dark values of
 * `yy.css` too.
 * @param {Settings} settings
 * @param {Settings} usual
 * @returns {string} empty when nothing differs
 */
export function cssOf(settings, usual) {
  const differs = (/** @type {string} */ name) => settings[name] !== usual[name];
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
 * Both themes at once, whatever the system's is: inside `[data-token-scope=light]` and
 * `[data-token-scope=dark]`. All tokens are said anew there, because those that are worked out from
 * others were worked out on `:root`.
 * @param {{ readonly light: Declarations, readonly dark: Declarations }} tokens those of `yy.css`
 * @param {Settings} settings
 * @param {Settings} usual
 * @returns {string}
 */
export function scopedCss(tokens, settings, usual) {
  const shapes = [...Object.keys(sizes), ...Object.keys(choices)]
    .filter((name) => settings[name] !== usual[name])
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
