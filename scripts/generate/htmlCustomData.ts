import {
  defaultText,
  mountAttribute,
  mountDescription,
  valueText,
} from "@yy/element/config/attributeText";
import { type AttributeSpec, attributeName } from "@yy/element/config/schema";
import { markdownDescription } from "./deprecation";
import type { NamedSchema } from "./schemas";

/** `vscode.html-custom-data.json`: completion and hover of tags and attributes in VS Code (`html.customData`). */
export function htmlCustomData(widgets: readonly NamedSchema[]): object {
  return {
    version: 1.1,
    tags: widgets.map(({ schema }) => ({
      name: schema.tag,
      description: markdown(markdownDescription(schema.summary, schema)),
      attributes: [
        ...Object.entries(schema.attributes).map(([property, spec]) => ({
          name: attributeName(property, spec),
          description: markdown(hover(spec)),
          ...values(spec),
        })),
        {
          name: mountAttribute,
          description: markdown(mountDescription),
          values: [{ name: "eager" }, { name: "visible" }],
        },
      ],
    })),
  };
}

function hover(spec: AttributeSpec): string {
  const standard = defaultText(spec);
  const facts = [`\`${valueText(spec)}\``];
  if (spec.required) facts.push("required");
  else if (standard !== undefined) facts.push(`default \`${standard}\``);
  return `${markdownDescription(spec.description, spec)}\n\n${facts.join(", ")}`;
}

function values(spec: AttributeSpec): object {
  if (spec.kind === "choice") return { values: spec.options.map((name) => ({ name })) };
  if (spec.kind === "boolean") return { values: [{ name: "true" }, { name: "false" }] };
  return {};
}

function markdown(value: string): object {
  return { kind: "markdown", value };
}
