import type { AttributeData, SchemaData } from "./guideData";
import { defaultText } from "./texts";

/** How many controls are shown at once; the rest is in a closed `<details>`. */
const maxOpen = 6;

/**
 * For `guide-controls.html`, the form by which a reader changes the attributes of an example. It
 * needs `guide-controls.js`, so its fields are disabled without a script.
 */
export function controlsView({ tag, attributes }: SchemaData) {
  // Texts come last: readers change them less often.
  const isText = ({ attribute }: AttributeData) => /-label-|-text$|login-path$/.test(attribute);
  const controls = [
    ...attributes.filter((each) => !isText(each)),
    ...attributes.filter(isText),
  ].map(controlView);
  const folded = controls.slice(maxOpen);
  return {
    tag,
    open: controls.slice(0, maxOpen),
    folded,
    foldedTitle:
      folded.length > 0 &&
      `mais ${folded.length} ${folded.length === 1 ? "atributo" : "atributos"}`,
    mistakes: mistakes(attributes),
  };
}

function controlView(spec: AttributeData) {
  const { attribute, kind, options, min, max, integer } = spec;
  const hint = defaultText(spec);
  const range = { min, max, step: integer ? undefined : "any" };
  return {
    name: attribute,
    [kind === "string" || kind === "url" ? "text" : kind]: true,
    hint,
    isOn: hint === "true",
    options,
    /** The option for an absent attribute. */
    none: hint === "" ? "—" : `${hint} (padrão)`,
    range: Object.entries(range)
      .filter(([, value]) => value !== undefined)
      .map(([limit, value]) => ({ limit, value })),
  };
}

const wrongValues: Partial<Record<AttributeData["kind"], string>> = {
  boolean: "talvez",
  number: "muito",
  choice: "nenhuma-destas",
  json: "{",
  url: "javascript:void 0",
};

/** Buttons that show what a mistake does: a missing attribute, and a wrong value. */
function mistakes(attributes: readonly AttributeData[]) {
  const missing = attributes.find(({ required }) => required);
  const wrong = attributes.find(({ kind }) => wrongValues[kind] !== undefined);
  return [
    missing && { attribute: missing.attribute, label: `sem ${missing.attribute}` },
    wrong && {
      attribute: wrong.attribute,
      value: wrongValues[wrong.kind],
      label: `com ${wrong.attribute} errado`,
    },
  ].filter((each) => each !== undefined);
}
