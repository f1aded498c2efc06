import { escapeHtml } from "../../rendering/escapeHtml";
import type { AttributeData, SchemaData } from "./guideData";
import { defaultText } from "./typeText";

/** How many controls stand open; the texts of a widget with many of them wait behind a summary. */
const mostOpen = 6;

/**
 * The form by which a reader changes the attributes of an example. It works by `guide-controls.js`, so its fields are
 * disabled without a script. Empty for a widget without attributes.
 */
export function controlsOf({ tag, attributes }: SchemaData): string {
  if (attributes.length === 0) return "";
  const [open, folded] = splitByUse(attributes);
  const more =
    folded.length === 0
      ? ""
      : `<details><summary>mais ${folded.length} ${folded.length === 1 ? "atributo" : "atributos"}</summary><div class="controls-fields">${folded.map(control).join("")}</div></details>`;
  return `<form class="controls" data-guide-controls="${tag}" aria-label="mudar os atributos do exemplo"><fieldset disabled>
<legend>experimente</legend>
<div class="controls-fields">${open.map(control).join("")}</div>
${more}
<div class="button-row">${mistakes(attributes).join("")}<button class="button button-quiet button-small" type="reset">voltar ao começo</button></div>
<p class="small muted" role="status" data-guide-said></p>
</fieldset></form>
`;
}

/** Behaviour first; words are changed less often. */
function splitByUse(
  attributes: readonly AttributeData[],
): [readonly AttributeData[], readonly AttributeData[]] {
  const isWords = ({ attribute }: AttributeData) => /-label-|-text$|login-path$/.test(attribute);
  const sorted = [
    ...attributes.filter((each) => !isWords(each)),
    ...attributes.filter((each) => isWords(each)),
  ];
  return [sorted.slice(0, mostOpen), sorted.slice(mostOpen)];
}

function control(spec: AttributeData): string {
  const name = escapeHtml(spec.attribute);
  const common = `id="controle-${name}" name="${name}"`;
  const label = `<label for="controle-${name}"><code>${name}</code></label>`;
  const hint = escapeHtml(defaultText(spec));
  switch (spec.kind) {
    case "boolean":
      return `<div class="field control-check"><input type="checkbox" ${common} data-default="${hint === "true"}">${label}</div>`;
    case "choice": {
      const none = `<option value="">${hint === "" ? "—" : `${hint} (padrão)`}</option>`;
      const options = (spec.options ?? []).map((each) => `<option>${escapeHtml(each)}</option>`);
      return `<div class="field">${label}<select class="input" ${common}>${none}${options.join("")}</select></div>`;
    }
    case "number":
      return `<div class="field">${label}<input class="input" type="number" ${common} placeholder="${hint}"${rangeOf(spec)} autocomplete="off"></div>`;
    case "json":
      return `<div class="field">${label}<textarea class="input" ${common} rows="2" spellcheck="false"></textarea></div>`;
    default:
      return `<div class="field">${label}<input class="input" ${common} placeholder="${hint}" autocomplete="off"></div>`;
  }
}

function rangeOf({ min, max, integer }: AttributeData): string {
  return [
    min === undefined ? "" : ` min="${min}"`,
    max === undefined ? "" : ` max="${max}"`,
    integer ? "" : ' step="any"',
  ].join("");
}

const wrongValues: Partial<Record<AttributeData["kind"], string>> = {
  boolean: "talvez",
  number: "muito",
  choice: "nenhuma-destas",
  json: "{",
  url: "javascript:void 0",
};

/** Switches that show what a mistake does: an attribute that is missing, and one that is wrong. */
function mistakes(attributes: readonly AttributeData[]): string[] {
  const missing = attributes.find(({ required }) => required);
  const wrong = attributes.find(({ kind }) => wrongValues[kind] !== undefined);
  return [
    missing ? mistake(missing.attribute, undefined, `sem ${missing.attribute}`) : "",
    wrong ? mistake(wrong.attribute, wrongValues[wrong.kind], `com ${wrong.attribute} errado`) : "",
  ];
}

function mistake(attribute: string, value: string | undefined, label: string): string {
  const wrong = value === undefined ? "" : ` data-guide-wrong="${escapeHtml(value)}"`;
  return `<button class="button button-quiet button-small" type="button" data-guide-mistake="${escapeHtml(attribute)}"${wrong}>${escapeHtml(label)}</button>`;
}
