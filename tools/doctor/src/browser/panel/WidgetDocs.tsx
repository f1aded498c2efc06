import { defaultText, valueText } from "@yy/element/config/attributeText";
import { childTexts } from "@yy/element/config/childTexts";
import { attributeName, type WidgetSchema } from "@yy/element/config/schema";
import { useState } from "react";
import type { Doctor } from "../Doctor";

interface Props {
  readonly tag: string;
  /** Path of the widget's README in the repository. */
  readonly path: string;
  readonly doctor: Doctor;
}

/** A link to a widget's documentation, and its attributes and children from its schema. */
export function WidgetDocs({ tag, path, doctor }: Props) {
  const [open, setOpen] = useState(false);
  const url = doctor.docsUrl(path);
  const schema = doctor.schemas.get(tag);
  if (!schema && url === undefined)
    return (
      <p className="fix">
        veja <code>{path}</code>
      </p>
    );
  return (
    <div className="docs">
      {url !== undefined && (
        <a href={url} target="_blank" rel="noreferrer">
          documentação{schema ? ` de ${tag}` : ""}
        </a>
      )}
      {schema && (
        <details onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>o que aceita</summary>
          {open && <Attributes schema={schema} />}
        </details>
      )}
    </div>
  );
}

function Attributes({ schema }: { readonly schema: WidgetSchema }) {
  const attributes = Object.entries(schema.attributes);
  const children = Object.entries(childTexts(schema));
  return (
    <div lang="en">
      <p>{schema.summary}</p>
      <dl>
        {attributes.map(([property, spec]) => {
          const standard = defaultText(spec);
          return (
            <div key={property}>
              <dt>
                <code>{attributeName(property, spec)}</code>
                {spec.required && <strong> *</strong>}
              </dt>
              <dd>
                {spec.description} <code>{valueText(spec)}</code>
                {standard !== undefined && (
                  <>
                    , <code>{standard}</code>
                  </>
                )}
              </dd>
            </div>
          );
        })}
        {children.map(([name, description]) => (
          <div key={`child ${name}`}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
