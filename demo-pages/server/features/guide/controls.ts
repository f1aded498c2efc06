import type { AttributeData, SchemaData } from "./guideData";
import { defaultText } from "./texts";

/** How many controls stand open; the texts of a widget with many of them wait behind a summary. */
const mostOpen = 6;

/**
 * For `guide-controls.html`, the form by which a reader changes the attributes of an example. It
 * works by `guide-controls.js`, so its fields are disabled without a script.
 */
export function controlsView({ tag, attributes }: SchemaData) {
  // Behaviour first; words are changed less often.
  const isWords = ({ attribute }: AttributeData) => /-label-|-text$|login-path$/.test(attribute);
  const controls = [
    ...attributes.filter((each) => !isWords(each)),
    ...attributes.filter(isWords),
  ].map(controlView);
  const folded = controls.slice(mostOpen);
  return {
    tag,
    open: controls.slice(0, mostOpen),
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
    /** What is chosen while the attribute is not there. */
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

/** Buttons that show what a mistake does: an attribute that is missing, and one that is wrong. */
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
