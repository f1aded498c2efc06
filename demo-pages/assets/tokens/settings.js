/**
 * The settings of the token editor, and how an address holds them. A value is always a text, by the
 * name of its setting.
 */

/** @typedef {Readonly<Record<string, string>>} Settings */

/**
 * Colours of text, surfaces and edges, by the names of their tokens; each has a setting for light
 * and one for dark.
 */
export const colors = [
  "surface",
  "raised",
  "soft",
  "ink",
  "muted",
  "line",
  "line-strong",
  "accent",
  "accent-ink",
  "danger",
  "success",
  "focus",
];

/** The name of a colour's setting in the dark. */
export const inDark = (/** @type {string} */ color) => `escuro-${color}`;

/**
 * Sizes in CSS pixels, with the browser's default text size.
 * @type {Readonly<Record<string, { readonly min: number, readonly max: number, readonly initial:
 * number }>>}
 */
export const sizes = {
  "radius-s": { min: 0, max: 32, initial: 8 },
  "radius-m": { min: 0, max: 48, initial: 16 },
  "radius-l": { min: 0, max: 64, initial: 24 },
  unit: { min: 12, max: 24, initial: 16 },
};

/**
 * Setting → choice → the token's value; the first choice is the initial one.
 * @type {Readonly<Record<string, Readonly<Record<string, string>>>>}
 */
export const choices = {
  "radius-full": { pilula: "999px", campo: "var(--yy-radius-s)" },
  "font-family": {
    sistema: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
    humanista:
      'Seravek, "Gill Sans Nova", Ubuntu, Calibri, "DejaVu Sans", source-sans-pro, sans-serif',
    geometrica: 'Avenir, Montserrat, Corbel, "URW Gothic", source-sans-pro, sans-serif',
    redonda: 'ui-rounded, "Hiragino Maru Gothic ProN", Quicksand, Comfortaa, Manjari, sans-serif',
    serifa: 'Charter, "Bitstream Charter", "Sitka Text", Cambria, serif',
    maquina: '"Nimbus Mono PS", "Courier New", monospace',
  },
};

/** Every setting, in the order of an address. */
export const names = [
  ...colors,
  ...colors.map(inDark),
  ...Object.keys(sizes),
  ...Object.keys(choices),
];

/**
 * The normalized value of a setting; undefined when the text is invalid.
 * @param {string} name
 * @param {string} text
 * @returns {string | undefined}
 */
export function readSetting(name, text) {
  if (Object.hasOwn(sizes, name)) return readSize(name, text);
  if (Object.hasOwn(choices, name))
    return Object.hasOwn(choices[name] ?? {}, text) ? text : undefined;
  return names.includes(name) ? readColor(text) : undefined;
}

/**
 * `#rrggbb` of what people write: `#B3452B`, `b3452b`, `#b42`.
 * @param {string} text
 */
function readColor(text) {
  const digits = /^\s*#?((?:[0-9a-f]{3}){1,2})\s*$/i.exec(text)?.[1]?.toLowerCase();
  if (digits === undefined) return undefined;
  return digits.length === 6 ? `#${digits}` : `#${digits.replace(/./g, "$&$&")}`;
}

/**
 * @param {string} name
 * @param {string} text
 */
function readSize(name, text) {
  const { min = 0, max = 0 } = sizes[name] ?? {};
  const isInside = /^\d{1,3}$/.test(text) && Number(text) >= min && Number(text) <= max;
  return isInside ? String(Number(text)) : undefined;
}

/**
 * The settings that differ from the initial ones, as the parameter of an address:
 * `accent.0a6b5c_radius-m.4`; empty when none differs.
 * @param {Settings} settings
 * @param {Settings} initial
 * @returns {string}
 */
export function addressOf(settings, initial) {
  return names
    .filter((name) => settings[name] !== undefined && settings[name] !== initial[name])
    .map((name) => `${name}.${(settings[name] ?? "").replace("#", "")}`)
    .join("_");
}

/**
 * Reads what {@link addressOf} writes. Unknown settings and invalid values are left out, with a
 * sentence about each.
 * @param {string} address
 * @returns {{ readonly settings: Settings, readonly rejections: readonly string[] }}
 */
export function settingsIn(address) {
  /** @type {Record<string, string>} */
  const settings = {};
  /** @type {string[]} */
  const rejections = [];
  for (const piece of address.split("_").filter((each) => each !== "")) {
    const [, name = piece, text = ""] = /^([^.]*)\.(.*)$/s.exec(piece) ?? [];
    const value = readSetting(name, text);
    if (value === undefined) rejections.push(rejection(name, text));
    else settings[name] = value;
  }
  return { settings, rejections };
}

/**
 * @param {string} name
 * @param {string} text
 */
function rejection(name, text) {
  if (!names.includes(name)) return `“${shortened(name)}” não é um ajuste deste editor`;
  return `${name}: “${shortened(text)}” não serve, ${expected(name)}`;
}

/**
 * A sentence about what a setting's value must be.
 * @param {string} name
 * @returns {string}
 */
export function expected(name) {
  const size = Object.hasOwn(sizes, name) ? sizes[name] : undefined;
  if (size) return `precisa ser um número inteiro de ${size.min} a ${size.max}`;
  if (Object.hasOwn(choices, name))
    return `precisa ser ${Object.keys(choices[name] ?? {}).join(", ")}`;
  return "precisa ser uma cor em hexadecimal, como #b3452b";
}

/** @param {string} text */
const shortened = (text) => (text.length > 24 ? `${text.slice(0, 24)}…` : text);
