import type { AttributeData } from "../guideData";
import { argumentName, argumentValue, pythonLiteral } from "./literals";
import { type AttributeOf, translated } from "./translated";

/**
 * This HTML with the template tag of packages/django. A Django tag is one line and has no literal
 * for a dict, so the view passes JSON and text that a line cannot hold.
 */
export function djangoOf(html: string, attributeOf: AttributeOf): string {
  const view = new ViewVariables();
  const template = translated(html, {
    text: escapedText,
    tag: (tag) => {
      if (!tag.attributes.every(({ name }) => isArgument(name))) {
        const start = escapedText(html.slice(tag.start.from, tag.start.to));
        return { start, end: `</${tag.name}>` };
      }
      const given = tag.attributes.map(({ name, value }) => {
        const spec = attributeOf(tag.name, name);
        const argument = spec ? argumentName(name) : name.replaceAll("-", "_");
        return ` ${argument}=${written(spec ?? unknownAttribute(name), value, view)}`;
      });
      return { start: `{% yy "${tag.name.slice(3)}"${given.join("")} %}`, end: "{% endyy %}" };
    },
  });
  const whole = template.includes("{% yy ") ? `{% load yy %}\n${template}` : template;
  return view.lines === ""
    ? whole
    : `# na view, para o contexto\n${view.lines}\n\n{# no template #}\n${whole}`;
}

/** Whether it can be a Python argument; the tag takes no event handlers. */
function isArgument(name: string): boolean {
  return /^(?!on)[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name);
}

/** The data of an attribute outside the schema, such as `data-part`. */
function unknownAttribute(attribute: string): AttributeData {
  return { attribute, property: attribute, kind: "string" };
}

/** What ends a tag, and entities, because Django takes text in quotes as HTML. */
const forView = /[\n\r]|%\}|&(?:#\w+|[a-z]\w*);/i;

function written(spec: AttributeData, text: string, view: ViewVariables): string {
  const value = argumentValue(spec, text);
  const isForView = typeof value === "object" || (value === text && forView.test(text));
  if (isForView) return view.nameOf(argumentName(spec.attribute), pythonLiteral(value));
  // Strings of a template know no other escapes.
  return value === text ? `"${text.replace(/["\\]/g, "\\$&")}"` : pythonLiteral(value);
}

/** The variables that the view adds to the template's context, each value once. */
class ViewVariables {
  readonly #values = new Map<string, string>();

  /** Python assignments, one per line. */
  get lines(): string {
    return [...this.#values].map(([name, value]) => `${name} = ${value}`).join("\n");
  }

  /**
   * The name of the variable that has this value: the wanted one, with a number where that is
   * taken.
   */
  nameOf(wanted: string, value: string): string {
    let name = wanted;
    for (let next = 2; (this.#values.get(name) ?? value) !== value; next += 1) {
      name = `${wanted}_${next}`;
    }
    this.#values.set(name, value);
    return name;
  }
}

const templateTags: Readonly<Record<string, string>> = {
  "{{": "openvariable",
  "{%": "openblock",
  "{#": "opencomment",
  "{": "openbrace",
};

/** Escapes template syntax, and a brace at the very end, which would join that of the next tag. */
function escapedText(html: string): string {
  return html.replace(/\{[{%#]|\{$/g, (braces) => `{% templatetag ${templateTags[braces]} %}`);
}
