import {
  Controls,
  Description,
  Heading,
  Primary,
  Stories,
  Title,
  useOf,
} from "@storybook/addon-docs/blocks";
import { useEffect, useState } from "react";
import { guideNotesOf, guideUrl } from "./guideNotes";

/** The docs page of a widget: notes for designers, controls, and a story for each state. */
export function WidgetDocs() {
  const { preparedMeta } = useOf<"meta">("meta", ["meta"]);
  const tag = String(preparedMeta.parameters.widget);
  return (
    <>
      <Title>{`<${tag}>`}</Title>
      <Description of="meta" />
      <p>
        <a href={guideUrl(tag)} target="_top">
          no guia: exemplos numa página e código para copiar
        </a>
      </p>
      <Primary />
      <Notes tag={tag} />
      <Heading>o que se pode mudar</Heading>
      <Controls />
      <Stories title="estados" includePrimary={false} />
    </>
  );
}

function Notes({ tag }: { readonly tag: string }) {
  const [notes, setNotes] = useState<Awaited<ReturnType<typeof guideNotesOf>>>([]);
  useEffect(() => {
    let isCurrent = true;
    void guideNotesOf(tag).then((found) => isCurrent && setNotes(found));
    return () => {
      isCurrent = false;
    };
  }, [tag]);
  return notes.map(({ id, title, text }) => (
    <section key={id}>
      <Heading>{title}</Heading>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the guide has escaped all but its code marks */}
      <p dangerouslySetInnerHTML={{ __html: text }} />
    </section>
  ));
}
