import { words } from "../../words";

/** A list of all widgets by family, with their summaries. */
export function Families() {
  const widgets = Object.entries(words.widgets);
  return words.families.map((family) => (
    <section key={family}>
      <h3>{family}</h3>
      <ul>
        {widgets
          .filter(([, { family: own }]) => own === family)
          .map(([tag, { summary }]) => (
            <li key={tag}>
              <a href={`?path=/docs/widgets-${tag}--docs`} target="_top">
                {tag}
              </a>
              : {summary}
            </li>
          ))}
      </ul>
    </section>
  ));
}
