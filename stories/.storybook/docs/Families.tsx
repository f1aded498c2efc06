import { words } from "../../words";

/** Every widget under its family, with what it is for. */
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
